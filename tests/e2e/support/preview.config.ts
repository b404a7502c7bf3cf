/** Preview server for the journeys. */
import { mergeConfig } from 'vite';
import portal from '../../../mock-server/portal.config';
import { pseudoTexts } from './language/pseudoLocale';

export default mergeConfig(portal, { plugins: [pseudoTexts()] });
