/** The portal's own servers beside the mock server: framed pages reach the phone they are in. */
import { mergeConfig } from 'vite';
import { services } from '../.ci/hosting/services';
import portal from '../vite.config';
import { framedPages } from './phone/framedPages';

export default mergeConfig(portal, { plugins: [framedPages(services)] });
