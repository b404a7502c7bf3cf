import type { Reference } from '@homeview/contracts/vocabulary/reference/reference';
import { screenOfPath } from '@homeview/contracts/vocabulary/app/screens';
import type { Screen } from '@homeview/contracts/vocabulary/app/screens';
import { findScenario } from '../scenarios/registry';
import { faultyCall } from './furtherPages';
import { NO_REFRESH, faultOf, faultsOf, isOfRefresh } from './failureModes';
import { elsewhere } from './triggers/elsewhere';
import { triggers } from './triggers/triggers';
import type { TriggerCall } from './triggers/triggers';
import { placeOfScreen } from './places';
import type { Place } from './places';
import { isOfApp, reproduceInApp } from './reproduceInApp';
import type { Reproduction } from './reproduceInApp';

/** Finds how to reproduce the failure of a reference. */
export function reproduce(reference: Reference): Reproduction {
  const { call, code, locale, platform, appVersion } = reference;
  if (isOfApp(call)) return reproduceInApp(call, reference);
  const { act, fault, ...place } = wayTo(reference, call, code);
  const opening = {
    ...place,
    platform,
    locale: locale ?? undefined,
    version: appVersion ?? undefined,
    fault,
  };
  return { opening, act };
}

type Way = Place & { readonly act: string | null; readonly fault?: string | readonly string[] };

function wayTo({ screen }: Reference, call: TriggerCall | null, code: number | null): Way {
  const action = call === null ? null : actionOn(screen, call);
  const place = screen === null ? null : placeOfScreen[screen];
  if (call === null || code === null) {
    return action ? placed(action) : { ...(place ?? HOME), act: null };
  }
  if (isOfRefresh(code)) {
    // The page opens normally: the session ends only at the action.
    if (action) return { ...placed(action), fault: faultsOf(call, code) };
    return {
      scenario: 'access-token-expired',
      path: place?.path ?? '/',
      act: null,
      fault: NO_REFRESH,
    };
  }
  const fault = faultOf(faultyCall(call), code);
  if (action) {
    return {
      ...placed(action),
      fault: action.always ? fault.replace(/^\w+(@all)?/, `${call}@all`) : fault,
    };
  }
  const own = ownPlace(call);
  const asksItself = place !== null && screenOfPath(own.path) !== screen;
  return { ...(asksItself ? place : own), act: null, fault };
}

const placed = ({ scenario, path, act }: Action) => ({ scenario, path, act });

const HOME = placeOfScreen['/'];

/** The place where a call is usually made. */
function ownPlace(call: TriggerCall): Place {
  const { scenario, path = findScenario(scenario)?.path ?? '/' } = triggers[call];
  return { scenario, path };
}

interface Action extends Place {
  readonly act: string;
  readonly always: boolean;
}

/** The screens on which the failure of an action shows. */
const screensOf = (known: (typeof elsewhere)[keyof typeof elsewhere]) =>
  'shownOn' in known ? known.shownOn : [screenOfPath(known.path)];

/**
 * The action that makes a call, on the screen of the reference or before it; null when no action
 * makes it. A result screen does not say where its action began, so the usual place is taken.
 */
function actionOn(screen: Screen | null, call: TriggerCall): Action | null {
  const here = Object.values(elsewhere).find(
    (known) => known.call === call && screensOf(known).some((shown) => shown === screen),
  );
  if (here) {
    const { scenario, path, act } = here;
    return { scenario, path, act, always: 'always' in here };
  }
  const { act } = triggers[call];
  return act === null ? null : { ...ownPlace(call), act, always: false };
}
