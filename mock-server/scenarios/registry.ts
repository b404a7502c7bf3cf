import { accountScenarios } from './accounts';
import { deviceScenarios } from './devices';
import { houseScenarios } from './houses';
import { offerScenarios } from './offers';
import { planScenarios } from './plans';
import type { Scenario } from './scenario';

/** Every named state, in the order in which the console shows them. The one registry. */
export const scenarios: readonly Scenario[] = [
  ...houseScenarios,
  ...planScenarios,
  ...deviceScenarios,
  ...offerScenarios,
  ...accountScenarios,
];

const byId = new Map(scenarios.map((scenario) => [scenario.id, scenario]));

export const findScenario = (id: string): Scenario | undefined => byId.get(id);

/** The state of the default sandbox. */
export const DEMO = 'demo';
