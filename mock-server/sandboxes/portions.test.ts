/** Work that takes long is done in portions, between which other requests get their turn. */
import { describe, expect, it } from 'vitest';
import { findScenario, scenarios } from '../scenarios/registry';
import type { Scenario } from '../scenarios/scenario';
import { json, serveMock } from '../testing/mockClient';
import { turnsDuring } from '../testing/turns';
import { Sandboxes } from './sandboxes';
import { readState, stateOf } from './state';
import { openStore } from './store';

const mock = serveMock();
const DAY_MS = 86_400_000;

async function sandboxOf(id: string) {
  const scenario = findScenario(id);
  if (!scenario) throw new Error(`no scenario ${id}`);
  const [home] = scenarios as readonly [Scenario];
  const store = await openStore('memory');
  return new Sandboxes({ home, realTime: Date.now, store, quota: 1 }).make(scenario);
}

/** A sandbox with a plan that renews every day. */
async function dailySandbox() {
  const sandbox = await sandboxOf('demo');
  for (const price of sandbox.world.prices) price.planUnit = 'day';
  return sandbox;
}

const inYears = (years: number) => new Date(Date.now() + years * 365 * DAY_MS);

describe('events that are due', () => {
  it('run in portions of at most 25, and all of them', async () => {
    const sandbox = await dailySandbox();
    const before = sandbox.world.orders.length;
    const travelling = sandbox.travel(inYears(10));
    expect(sandbox.world.orders.length - before).toBeLessThanOrEqual(25);
    const turns = await turnsDuring(travelling);
    const renewals = sandbox.world.orders.length - before;
    expect(renewals).toBeGreaterThan(3600);
    expect(turns).toBeGreaterThan(renewals / 25 - 2);
  });

  it('have all run before another request reads the sandbox', async () => {
    const sandbox = await dailySandbox();
    const travelling = sandbox.travel(inYears(1));
    await sandbox.catchUp();
    const { length } = sandbox.world.orders;
    expect(length).toBeGreaterThan(340);
    await travelling;
    expect(sandbox.world.orders).toHaveLength(length);
  });

  it('have all run when the clock is moved again meanwhile', async () => {
    const sandbox = await dailySandbox();
    const [plan] = sandbox.world.plans;
    await Promise.all([sandbox.travel(inYears(1)), sandbox.travel(inYears(2))]);
    expect(plan?.end.localeCompare(sandbox.clock.now().toISOString())).toBe(1);
  });

  it('let requests to other sandboxes be answered first, and those to the same one wait', async () => {
    const [busy, other] = [await mock.open('demo'), await mock.open('demo')];
    const prices = await busy.control<{ id: string }[]>('GET', '/db/prices');
    for (const { id } of prices.body) {
      await busy.control('PATCH', `/db/prices/${id}`, { planUnit: 'day' });
    }
    const answered: string[] = [];
    const note = (name: string) => () => answered.push(name);
    const moving = busy.control('PUT', '/clock', { advance: 'P10Y' }).then(note('moved'));
    const reading = Array.from({ length: 5 }, () => busy.control<unknown[]>('GET', '/db/orders'));
    await other.control('GET', '').then(note('other'));
    await moving;
    expect(answered).toEqual(['other', 'moved']);
    // The requests to its own sandbox came before it, or waited for all of it.
    for (const { body } of await Promise.all(reading)) {
      expect(body.length < 5 || body.length > 3600).toBe(true);
    }
  });
});

describe('a clock', () => {
  it('may be ten years ahead in every scenario', { timeout: 60_000 }, async () => {
    for (const { id } of scenarios) {
      const init = json('POST', { scenario: id, clock: 'P10Y' });
      const made = await fetch(`${mock.url()}/__mock/sandboxes`, init);
      expect([id, made.status]).toEqual([id, 201]);
    }
  });
});

describe('a saved sandbox', () => {
  it('of 10,000 devices is checked in portions of at most 200 rows', async () => {
    const state = stateOf(await sandboxOf('ten-thousand-devices'));
    expect(await turnsDuring(readState(state))).toBeGreaterThanOrEqual(50);
  });

  it('with a wrong row is refused with the place of the row', async () => {
    const state = structuredClone(stateOf(await sandboxOf('ten-thousand-devices')));
    Object.assign(state.world.devices[7001] ?? {}, { name: 5 });
    await expect(readState(state)).rejects.toThrow(/^world\.devices\[7001\]: name must be/);
  });
});
