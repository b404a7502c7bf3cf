/** The portal's dev and preview servers with the attach script for framed pages. */
import { mergeConfig } from 'vite';
import { services } from '../src/build/services';
import portal from '../vite.config';
import { framedPages } from './phone/framedPages';

export default mergeConfig(portal, { plugins: [framedPages(services)] });
