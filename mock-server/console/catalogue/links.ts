import { openPath } from '../../catalogue/openPath';
import { momentOf } from '../parts/dateTime';
import type { Choice } from './opening.schema';

interface Place {
  readonly scenario: string;
  readonly path?: string | undefined;
  readonly fault?: string | undefined;
}

/** The link into a case as it was chosen to be seen. */
export const linkOf = (place: Place, { platform, locale, clock }: Choice): string =>
  openPath({ ...place, platform, locale, clock: clock === '' ? undefined : momentOf(clock) });

/** The same with the address of this server, to be passed on. */
export const absolute = (path: string): string => new URL(path, window.location.href).href;
