import { ErrorCode } from '@homeview/contracts/errors';
import type { Reference } from '@homeview/contracts/reference';
import { screenOfPath } from '@homeview/contracts/vocabulary/screens';
import { findScenario } from '../scenarios/registry';
import { faultOf } from './mishaps';
import { occasions } from './occasions/occasions';
import type { Opening } from './openPath';
import { placeOfScreen } from './places';
import type { Place } from './places';

/** The link that brings the failure of a reference about again, in its language and its app. */
export function reproduce(reference: Reference): Opening {
  const { call, code, locale, platform, appVersion } = reference;
  return {
    ...placeOf(reference),
    platform,
    locale: locale ?? undefined,
    version: appVersion ?? undefined,
    fault: call === null || code === null ? undefined : faultOfCall(call, code),
  };
}

/** Codes that the portal makes when the session cannot be renewed, whatever was asked for. */
const isOfRefresh = (code: number | null) =>
  code === ErrorCode.RefreshFailed || code === ErrorCode.QueuedRetryFailed;

const faultOfCall = (call: string, code: number) =>
  isOfRefresh(code) ? 'refreshToken@all:http:503' : faultOf(call, code);

/** The place of the screen; where the call is made elsewhere too, its own occasion on that screen. */
function placeOf({ screen, call, code }: Reference): Place {
  const place = screen === null ? null : placeOfScreen[screen];
  const occasion = call === null ? null : occasions[call];
  if (isOfRefresh(code)) {
    return { scenario: 'access-token-expired', path: place?.path ?? '/' };
  }
  const path = occasion?.path ?? findScenario(occasion?.scenario ?? '')?.path ?? '/';
  if (occasion && (place === null || screenOfPath(path) === screen)) {
    return { scenario: occasion.scenario, path };
  }
  return place ?? placeOfScreen['/'];
}
