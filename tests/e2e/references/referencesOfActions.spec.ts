import type { APIRequestContext, Page } from '@playwright/test';
import { actionTriggers } from '../../../mock-server/catalogue/triggers/actions';
import { elsewhere } from '../../../mock-server/catalogue/triggers/elsewhere';
import { faultyCall } from '../../../mock-server/catalogue/furtherPages';
import type { TriggerCall } from '../../../mock-server/catalogue/triggers/triggers';
import { reproduce } from '../../../mock-server/catalogue/reproduce';
import { findScenario } from '../../../mock-server/scenarios/registry';
import { ALL, sample } from '../../faults/sampling';
import { acts, actionsElsewhere } from '../../faults/actions';
import type { Scene } from '../../faults/actions';
import { expect, test } from '../support/journey';
import { openWorld } from '../support/newPage';
import type { Platform } from '../support/newPage';
import { referenceOn } from '../support/pages/reference';

interface Action {
  readonly name: string;
  readonly call: TriggerCall;
  readonly scenario: string;
  readonly path: string;
  /** The instruction that support sees. */
  readonly act: string;
  readonly always?: boolean;
  readonly perform: (scene: Scene) => Promise<void>;
}

/** These show no failure, or only a message beside the field (ADR 13). */
const WITHOUT_REFERENCE: readonly string[] = [
  'reportLog',
  'packageBuyInfoV2',
  'address',
  'verifySecondCertification',
];

type Act = keyof typeof acts;
const ofCalls: readonly Action[] = (Object.keys(actionTriggers) as Act[])
  .filter((call) => !WITHOUT_REFERENCE.includes(call))
  .map((call) => {
    const trigger: { scenario: string; path?: string; act: string } = actionTriggers[call];
    const path = trigger.path ?? findScenario(trigger.scenario)?.path ?? '/';
    return { ...trigger, name: call, call, path, perform: acts[call] };
  });
const ofOtherScreens: readonly Action[] = (
  Object.keys(elsewhere) as (keyof typeof elsewhere)[]
).map((name) => ({ ...elsewhere[name], name, perform: actionsElsewhere[name] }));

/** Fails an action; its reference tells support how to repeat exactly that. */
async function failAt(
  action: Action,
  openPage: (platform?: Platform) => Promise<Page>,
  request: APIRequestContext,
): Promise<void> {
  const { call, scenario, path, act, always, perform } = action;
  const platform: Platform = findScenario(scenario)?.platform ?? 'browser';
  const fault = `${faultyCall(call)}${always ? '@all' : ''}:http:503`;
  const page = await openPage(platform);
  const { sandbox, username, password } = await openWorld(page, request, { scenario, path, fault });
  const spoil = async (other: string, kind: object) => {
    const at = `/__mock/sandboxes/${sandbox}/faults`;
    expect((await request.post(at, { data: { call: other, ...kind } })).status()).toBe(201);
  };
  await perform({ page, username, password, spoil });
  const reference = await referenceOn(page);
  expect(reference, action.name).toMatchObject({ call, code: 503, platform });
  if (!reference) return;
  const repeated = { opening: { scenario, path, platform, fault }, act };
  expect(reproduce(reference), action.name).toMatchObject(repeated);
}

/** `npm test` runs one action of four, `npm run test:full` all. */
const failing = sample([...ofCalls, ...ofOtherScreens], 4);
/** Number of tests that share the actions. */
const PARTS = ALL ? 8 : 2;

for (const part of Array.from({ length: PARTS }, (_, index) => index)) {
  test(`shows a reference for a failed action that tells support how to repeat the failure, part ${part + 1} of ${PARTS}`, async ({
    openPage,
    request,
  }) => {
    const mine = failing.filter((_, index) => index % PARTS === part);
    test.setTimeout(60_000 + mine.length * 10_000);
    for (const action of mine)
      await test.step(action.name, () => failAt(action, openPage, request));
  });
}
