import { BRAND } from '@homeview/contracts/vocabulary/brand';
import { config } from '../platform/launch/config';

/** The product name: from the deployment's settings, else from the build. */
export const brand = config.brand || BRAND;
