import { accountScenarios, addressScenarios } from './customers/accounts';
import { billScenarios } from './customers/bills';
import { deviceScenarios } from './customers/devices';
import { giftCardScenarios } from './plans/giftCards';
import { houseScenarios } from './customers/houses';
import { offerScenarios, promotionScenarios } from './plans/offers';
import { obstacleScenarios, planScenarios } from './plans/plans';
import { renewalScenarios } from './plans/renewals';
import type { Scenario } from './scenario';
import { trialScenarios } from './plans/trials';
import { walletPlanScenarios } from './plans/walletPlans';

/** All scenarios, in the order of the console. The only registry. */
export const scenarios: readonly Scenario[] = [
  ...houseScenarios,
  ...planScenarios,
  ...renewalScenarios,
  ...obstacleScenarios,
  ...walletPlanScenarios,
  ...deviceScenarios,
  ...offerScenarios,
  ...giftCardScenarios,
  ...promotionScenarios,
  ...trialScenarios,
  ...addressScenarios,
  ...billScenarios,
  ...accountScenarios,
];

/** @throws Error if two scenarios have the same id. */
export function scenariosById(all: readonly Scenario[]): ReadonlyMap<string, Scenario> {
  const byId = new Map<string, Scenario>();
  for (const scenario of all) {
    if (byId.has(scenario.id)) throw new Error(`Two scenarios have the id "${scenario.id}".`);
    byId.set(scenario.id, scenario);
  }
  return byId;
}

const byId = scenariosById(scenarios);

export const findScenario = (id: string): Scenario | undefined => byId.get(id);

/** The scenario of the default sandbox. */
export const DEMO = 'demo';
