import type { CustomerTraits } from '@homeview/contracts/customer/customerTraits';
import { faultsOf } from '../catalogue/failureModes';
import { isOfApp } from '../catalogue/reproduceInApp';
import { readShortFault } from '../control/links/readFault';
import { readRefusal } from '../phone/refusal';
import { emptyWorld } from '../world/world';
import { buildCustomer } from './buildCustomer';
import { defineScenario } from './defineScenario';
import { describeCustomer } from './describeCustomer';
import { pathOfPlace } from './place';
import type { Scenario } from './scenario';

/** The id of every scenario that a case code describes. */
export const CASE = 'case';

/** The customer's now, or null when it is the moment of opening. */
export const beginOfCase = ({ minutes }: CustomerTraits): Date | null =>
  minutes === null ? null : new Date(Date.UTC(2026, 0, 1, 0, minutes));

/** The scenario of any customer, with their screen and the call that failed. */
export function caseScenario(traits: CustomerTraits): Scenario {
  const world = emptyWorld();
  const built = buildCustomer(world, beginOfCase(traits) ?? new Date(), traits);
  return {
    ...defineScenario({
      id: CASE,
      title: describeCustomer(traits),
      description: 'Opened from the case code of a customer.',
      path: pathOfPlace(traits, world, built),
      traits,
    }),
    traits,
    ...failureOf(traits),
  };
}

/** The last failed call as faults of the service, or as a refusal of the app. */
function failureOf({ failed, platform }: CustomerTraits): Pick<Scenario, 'faults' | 'refusal'> {
  if (!failed) return { faults: [] };
  const { call, code } = failed;
  if (!isOfApp(call)) return { faults: faultsOf(call, code).map(readShortFault) };
  // In a browser no app can refuse.
  const refusal = platform === 'browser' ? null : readRefusal(`${call}:${code}`);
  return { faults: [], ...(refusal ? { refusal } : {}) };
}
