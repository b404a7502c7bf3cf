import { BRAND } from '@homeview/contracts/brand';
import { config } from '../platform/launch/config';

/** Name of the product: the deployment's, else the one it was built with. */
export const brand = config.brand || BRAND;
