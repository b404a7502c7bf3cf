import type { APIRequestContext, Page } from '@playwright/test';
import { encodeReference } from '../../../contracts/vocabulary/reference/reference';
import type { Reference } from '../../../contracts/vocabulary/reference/reference';
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

/** Performs the action while its call fails; returns the text of the notice and its reference. */
async function failAt(
  { page, request }: { page: Page; request: APIRequestContext },
  { perform }: Action,
  options: { scenario: string; path?: string | undefined },
  fault: readonly string[],
): Promise<{ reference: Reference | null; notice: string }> {
  const world = await openWorld(page, request, {
    scenario: options.scenario,
    ...(options.path === undefined ? {} : { path: options.path }),
    fault,
  });
  const spoil = async (call: string, kind: object) => {
    const at = `/__mock/sandboxes/${world.sandbox}/faults`;
    expect((await request.post(at, { data: { call, ...kind } })).status()).toBe(201);
  };
  await perform({ page, username: world.username, password: world.password, spoil });
  const reference = await referenceOn(page);
  return { reference, notice: await wordsAround(page) };
}

/** The text of the toast, notice or page that contains the reference. */
const wordsAround = (page: Page): Promise<string> =>
  page
    .getByText(/R1-[0-9A-Z]{5}/)
    .first()
    .evaluate((line) => (line.closest('[role="alert"], main') as HTMLElement).innerText);

/** Fails an action, and again as the reference tells support. */
async function repeat(
  action: Action,
  openPage: (platform?: Platform) => Promise<Page>,
  request: APIRequestContext,
): Promise<void> {
  const platform: Platform = findScenario(action.scenario)?.platform ?? 'browser';
  const first = await failAt({ page: await openPage(platform), request }, action, action, [
    `${faultyCall(action.call)}${action.always ? '@all' : ''}:http:503`,
  ]);
  expect(first.reference, action.name).toMatchObject({ call: action.call, code: 503, platform });
  if (!first.reference) return;
  const { opening, act } = reproduce(first.reference);
  expect(act, action.name).toBe(action.act);
  const again = await failAt(
    { page: await openPage(platform), request },
    action,
    opening,
    [opening.fault ?? []].flat(),
  );
  expect(again, action.name).toEqual(first);
  expect(encodeReference(again.reference as Reference)).toBe(encodeReference(first.reference));
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
    test.setTimeout(60_000 + mine.length * 20_000);
    for (const action of mine)
      await test.step(action.name, () => repeat(action, openPage, request));
  });
}
