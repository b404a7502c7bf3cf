import { screenOfPath } from '@homeview/contracts/vocabulary/screens';
import type { Screen } from '@homeview/contracts/vocabulary/screens';
import { scenarios } from '../scenarios/registry';
import type { Scenario } from '../scenarios/scenario';
import { shownOfAccount } from './expectedText/account';
import { shownOfBuying } from './expectedText/buying';
import { shownOfDevices } from './expectedText/devices';
import { shownOfPlans } from './expectedText/plans';
import type { Shown, ShownById } from './expectedText/shown';

const shownById: ShownById = {
  ...shownOfPlans,
  ...shownOfDevices,
  ...shownOfBuying,
  ...shownOfAccount,
};

/** A scenario together with what the portal shows of it. */
export interface Case extends Required<Shown> {
  readonly scenario: Scenario;
  readonly screen: Screen | null;
}

const UNTOLD: Shown = { kinds: [], shows: [] };

/** Every scenario as support looks for it. */
export const cases: readonly Case[] = scenarios.map((scenario) => ({
  reads: [],
  then: [],
  codes: [],
  ...(shownById[scenario.id] ?? UNTOLD),
  scenario,
  screen: screenOfPath(scenario.path),
}));

/** Ids of which something is told though there is no such scenario: a mistake. */
export const toldInVain: readonly string[] = Object.keys(shownById).filter(
  (id) => !scenarios.some((scenario) => scenario.id === id),
);
