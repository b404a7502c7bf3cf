import { ErrorCode } from '@homeview/contracts/errors';
import type { Reference } from '@homeview/contracts/reference';
import { screenOfPath } from '@homeview/contracts/vocabulary/screens';
import type { Screen } from '@homeview/contracts/vocabulary/screens';
import { findScenario } from '../scenarios/registry';
import { faultOf } from './mishaps';
import { occasions } from './occasions/occasions';
import type { Opening } from './openPath';
import { placeOfScreen } from './places';
import type { Place } from './places';

/** How the failure of a reference is brought about again. */
interface Reproduction {
  /** Where, in its language and its app. */
  readonly opening: Opening;
  /** What has to be done there; null: nothing, opening it is enough. */
  readonly act: string | null;
}

/** The way to the same failure. */
export function reproduce(reference: Reference): Reproduction {
  const { call, code, locale, platform, appVersion } = reference;
  const { act = null, ...place } = placeOf(reference);
  const opening = {
    ...place,
    platform,
    locale: locale ?? undefined,
    version: appVersion ?? undefined,
    fault: call === null || code === null ? undefined : faultOfCall(call, code),
  };
  return { opening, act };
}

/** Pages that a deed ends on which began on another one. */
const ENDS: readonly (Screen | null)[] = ['/payFailed', '/payFailed/$variant'];

/** Codes that the portal makes when the session cannot be renewed, whatever was asked for. */
const isOfRefresh = (code: number | null) =>
  code === ErrorCode.RefreshFailed || code === ErrorCode.QueuedRetryFailed;

const faultOfCall = (call: string, code: number) =>
  isOfRefresh(code) ? 'refreshToken@all:http:503' : faultOf(call, code);

/** The place of the screen; where the call is made elsewhere too, its own occasion on that screen. */
function placeOf({ screen, call, code }: Reference): Place & { act?: string | null } {
  const place = screen === null ? null : placeOfScreen[screen];
  const occasion = call === null ? null : occasions[call];
  if (isOfRefresh(code)) {
    return { scenario: 'access-token-expired', path: place?.path ?? '/' };
  }
  const path = occasion?.path ?? findScenario(occasion?.scenario ?? '')?.path ?? '/';
  if (occasion && (place === null || screenOfPath(path) === screen || ENDS.includes(screen))) {
    return { scenario: occasion.scenario, path, act: occasion.act };
  }
  return place ?? placeOfScreen['/'];
}
