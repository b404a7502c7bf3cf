import { accountScenarios } from './accounts';
import { addressScenarios } from './addresses';
import { billScenarios } from './bills';
import { deviceScenarios } from './devices';
import { giftCardScenarios } from './giftCards';
import { houseScenarios } from './houses';
import { obstacleScenarios } from './obstacles';
import { offerScenarios } from './offers';
import { planScenarios } from './plans';
import { renewalScenarios } from './renewals';
import { promotionScenarios } from './promotions';
import type { Scenario } from './scenario';
import { trialScenarios } from './trials';
import { walletPlanScenarios } from './walletPlans';

/** Every named state, in the order in which the console shows them. The one registry. */
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

const byId = new Map(scenarios.map((scenario) => [scenario.id, scenario]));

export const findScenario = (id: string): Scenario | undefined => byId.get(id);

/** The state of the default sandbox. */
export const DEMO = 'demo';
