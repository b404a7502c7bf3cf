/**
 * The portal's dev and preview servers with the attach script for framed pages, and with the page of a
 * sandbox that is gone.
 */
import { mergeConfig } from 'vite';
import { services } from '../src/build/services';
import portal from '../vite.config';
import { framedPages } from './phone/framedPages';
import { gonePages } from './server/gonePages';

const mockPort = Number(process.env.MOCK_PORT ?? 4010);

export default mergeConfig(portal, { plugins: [gonePages(mockPort), framedPages(services)] });
