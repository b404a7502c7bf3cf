import type { APIRequestContext, Page } from '@playwright/test';
import { encodeReference } from '../../../contracts/reference';
import type { Reference } from '../../../contracts/reference';
import { actOccasions } from '../../../mock-server/catalogue/triggers/acts';
import { elsewhere } from '../../../mock-server/catalogue/triggers/elsewhere';
import { faultyCall } from '../../../mock-server/catalogue/furtherPages';
import type { OccasionCall } from '../../../mock-server/catalogue/triggers/triggers';
import { reproduce } from '../../../mock-server/catalogue/reproduce';
import { findScenario } from '../../../mock-server/scenarios/registry';
import { sample } from '../../faults/sampling';
import { acts, actsElsewhere } from '../../faults/acts';
import type { Scene } from '../../faults/acts';
import { expect, test } from '../support/journey';
import { openWorld } from '../support/newPage';
import type { Platform } from '../support/newPage';
import { referenceOn } from '../support/reference';

interface Deed {
  readonly name: string;
  readonly call: OccasionCall;
  readonly scenario: string;
  readonly path: string;
  /** What support is told to do. */
  readonly act: string;
  readonly always?: boolean;
  readonly perform: (scene: Scene) => Promise<void>;
}

/** They show no failure, or only words beside the field that say what to do (docs/decisions.md). */
const WITHOUT_REFERENCE: readonly string[] = [
  'reportLog',
  'packageBuyInfoV2',
  'address',
  'verifySecondCertification',
];

type Act = keyof typeof acts;
const ofCalls: readonly Deed[] = (Object.keys(actOccasions) as Act[])
  .filter((call) => !WITHOUT_REFERENCE.includes(call))
  .map((call) => {
    const occasion: { scenario: string; path?: string; act: string } = actOccasions[call];
    const path = occasion.path ?? findScenario(occasion.scenario)?.path ?? '/';
    return { ...occasion, name: call, call, path, perform: acts[call] };
  });
const ofOtherScreens: readonly Deed[] = (Object.keys(elsewhere) as (keyof typeof elsewhere)[]).map(
  (name) => ({ ...elsewhere[name], name, perform: actsElsewhere[name] }),
);

/** Does the deed in a world where its call fails, and gives what the notice says and its reference. */
async function failAt(
  { page, request }: { page: Page; request: APIRequestContext },
  { perform }: Deed,
  wish: { scenario: string; path?: string | undefined },
  fault: readonly string[],
): Promise<{ told: Reference | null; notice: string }> {
  const world = await openWorld(page, request, {
    scenario: wish.scenario,
    ...(wish.path === undefined ? {} : { path: wish.path }),
    fault,
  });
  const spoil = async (call: string, kind: object) => {
    const at = `/__mock/sandboxes/${world.sandbox}/faults`;
    expect((await request.post(at, { data: { call, ...kind } })).status()).toBe(201);
  };
  await perform({ page, username: world.username, password: world.password, spoil });
  const told = await referenceOn(page);
  return { told, notice: await wordsAround(page) };
}

/** The toast, the notice or the panel in which the reference stands. */
const wordsAround = (page: Page): Promise<string> =>
  page
    .getByText(/R1-[0-9A-Z]{5}/)
    .first()
    .evaluate((line) => (line.closest('[role="alert"], main') as HTMLElement).innerText);

/** `npm test` does one action of four, `npm run test:full` all. */
for (const deed of sample([...ofCalls, ...ofOtherScreens], 4)) {
  test(`${deed.name} failed: its reference tells support what to do, and then the same shows`, async ({
    openPage,
    request,
  }) => {
    const platform: Platform = findScenario(deed.scenario)?.platform ?? 'browser';
    const first = await failAt({ page: await openPage(platform), request }, deed, deed, [
      `${faultyCall(deed.call)}${deed.always ? '@all' : ''}:http:503`,
    ]);
    expect(first.told).toMatchObject({ call: deed.call, code: 503, platform });
    if (!first.told) return;
    const { opening, act } = reproduce(first.told);
    expect(act).toBe(deed.act);
    const again = await failAt(
      { page: await openPage(platform), request },
      deed,
      opening,
      [opening.fault ?? []].flat(),
    );
    expect(again).toEqual(first);
    expect(encodeReference(again.told as Reference)).toBe(encodeReference(first.told));
  });
}
