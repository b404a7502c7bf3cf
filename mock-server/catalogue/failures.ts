import { catalogue } from '@homeview/contracts/catalogue';
import type { EndpointName } from '@homeview/contracts/catalogue';
import type { Endpoint } from '@homeview/contracts/defineEndpoint';
import { ErrorCode, effectOf, serverError } from '@homeview/contracts/errors';
import { screenOfPath } from '@homeview/contracts/vocabulary/app/screens';
import type { Screen } from '@homeview/contracts/vocabulary/app/screens';
import { findScenario } from '../scenarios/registry';
import { endpointOf, faultyCall, furtherPages } from './furtherPages';
import { failureModesOf } from './failureModes';
import type { FailureMode } from './failureModes';
import { triggers } from './triggers/triggers';
import type { TriggerCall } from './triggers/triggers';
import type { Trigger } from './triggers/trigger';

/** A failure that a scenario plus a fault reproduces. */
export interface Failure {
  /** `call:failureMode`. */
  readonly id: string;
  readonly title: string;
  readonly call: TriggerCall;
  readonly code: number | null;
  readonly screen: Screen | null;
  readonly scenario: string;
  readonly path: string;
  /** In the short form of links. */
  readonly fault: string;
  /** The action that causes the failure; null when opening the page is enough. */
  readonly act: string | null;
  readonly shows: readonly string[];
}

/** Some codes replace the second sentence of a page that could not load. */
const NOTHING_LOST: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  [ErrorCode.UnreadableAnswer]: { 'error.nothingLost': 'error.unreadable' },
};

const calls: readonly TriggerCall[] = [
  ...(Object.keys(catalogue) as EndpointName[]),
  ...furtherPages,
];

/** Every failure mode of every call. */
export const failures: readonly Failure[] = calls.flatMap((call) => {
  const endpoint: Endpoint = catalogue[endpointOf(call)];
  return failureModesOf(endpoint).map((failureMode) => failureOf(call, failureMode));
});

function failureOf(call: TriggerCall, failureMode: FailureMode): Failure {
  const trigger = triggers[call];
  const path = trigger.path ?? findScenario(trigger.scenario)?.path ?? '/';
  const id = `${call}:${failureMode.id}`;
  return {
    id,
    title: `${endpointOf(call)}${call === endpointOf(call) ? '' : ' (next page)'} ${failureMode.title}`,
    call,
    code: failureMode.code,
    screen: screenOfPath(path),
    scenario: trigger.scenario,
    path,
    fault: faultyCall(call) + failureMode.fault,
    act: trigger.act,
    shows: textsOf(call, trigger, failureMode),
  };
}

/** The messages shown: those of the failing page, unless the code has messages itself. */
function textsOf(
  call: TriggerCall,
  trigger: Trigger,
  { id, code }: FailureMode,
): readonly string[] {
  if (id === 'slow' || code === ErrorCode.AccessTokenExpired) return [];
  if (code === null) return ['result.failed.title'];
  if (effectOf(code) === 'endSession') return ['session_expired', 'session_expired_tips'];
  const own = serverError(code)?.message;
  if (own) return call === 'resendSecondCertification' ? trigger.shows : [own];
  if (code === ErrorCode.BadRequest) {
    return trigger.saysDesc ? [] : (trigger.refused ?? trigger.shows);
  }
  // The page that needed the refresh knows only that it failed, not why.
  if (call === 'refreshToken') return trigger.shows;
  // Without an answer its text leads, on every screen.
  if (code === ErrorCode.NoResponse) return trigger.shows.length === 0 ? [] : ['network_error'];
  if (code === ErrorCode.UnreadableAnswer && trigger.looksUp) return [];
  return trigger.shows.map((text) => NOTHING_LOST[code]?.[text] ?? text);
}
