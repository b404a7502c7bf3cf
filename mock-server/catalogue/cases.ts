import { screenOfPath } from '@homeview/contracts/vocabulary/app/screens';
import type { Screen } from '@homeview/contracts/vocabulary/app/screens';
import { scenarios } from '../scenarios/registry';
import type { Scenario } from '../scenarios/scenario';
import { accountTexts } from './expectedText/account';
import { buyingTexts } from './expectedText/buying';
import { deviceTexts } from './expectedText/devices';
import { planTexts } from './expectedText/plans';
import type { ExpectedText, ExpectedTextById } from './expectedText/expectedText';

const expectedTextById: ExpectedTextById = {
  ...planTexts,
  ...deviceTexts,
  ...buyingTexts,
  ...accountTexts,
};

/** A scenario with the texts that the portal shows in it. */
export interface Case extends Required<ExpectedText> {
  readonly scenario: Scenario;
  readonly screen: Screen | null;
}

const NO_EXPECTED_TEXT: ExpectedText = { kinds: [], shows: [] };

/** Every scenario in the form that support searches. */
export const cases: readonly Case[] = scenarios.map((scenario) => ({
  reads: [],
  then: [],
  codes: [],
  ...(expectedTextById[scenario.id] ?? NO_EXPECTED_TEXT),
  scenario,
  screen: screenOfPath(scenario.path),
}));

/** Ids that have expected texts but no scenario. Any id here is a mistake. */
export const unknownScenarioIds: readonly string[] = Object.keys(expectedTextById).filter(
  (id) => !scenarios.some((scenario) => scenario.id === id),
);
