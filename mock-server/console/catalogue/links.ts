import { openPath } from '../../catalogue/openPath';
import { momentOf } from '../parts/dateTime';
import type { Choice } from './opening.schema';

interface Place {
  readonly scenario: string;
  readonly path?: string | undefined;
  readonly fault?: string | undefined;
}

/** The link into a case with the selected platform, language and time. */
export const linkOf = (place: Place, { platform, locale, clock }: Choice): string =>
  openPath({ ...place, platform, locale, clock: clock === '' ? undefined : momentOf(clock) });

/** The absolute URL of a path on this server, for sharing. */
export const absolute = (path: string): string => new URL(path, window.location.href).href;
