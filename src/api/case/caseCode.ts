import { encodeCase } from '@homeview/contracts/customer/caseCode';
import { config } from '../../platform/launch/config';
import type { State } from '../prefetch';
import type { ApiError } from '../request/apiError';
import { traitsOf } from './traitsOf';

/** The code from which support opens this page as it is now. Never throws. */
export const caseCode = (
  state: State,
  failure: ApiError | null = null,
  location: Pick<Location, 'pathname' | 'search'> = window.location,
): string => encodeCase(traitsOf(state, { config, location, failure }));
