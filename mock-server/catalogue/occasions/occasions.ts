import type { EndpointName } from '@homeview/contracts/catalogue';
import { actOccasions } from './acts';
import type { Occasion } from './occasion';
import { pageOccasions } from './pages';

/** For every call the page that makes it. */
export const occasions: Readonly<Record<EndpointName, Occasion>> = {
  ...pageOccasions,
  ...actOccasions,
};
