import type { FurtherPage } from '@homeview/contracts/callNumbers';
import type { EndpointName } from '@homeview/contracts/catalogue';
import { actOccasions } from './acts';
import type { Occasion } from './occasion';
import { pageOccasions } from './pages';

/** A call, or a further page of one. */
export type OccasionCall = EndpointName | FurtherPage;

/** For every call the page that makes it. */
export const triggers: Readonly<Record<OccasionCall, Occasion>> = {
  ...pageOccasions,
  ...actOccasions,
};
