import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginOfCase } from '../scenarios/caseScenario';
import { scenarios } from '../scenarios/registry';
import type { Scenario } from '../scenarios/scenario';
import { brokenRule, wrongEntity } from '../world/checkWorld';
import { servicePeriod } from '../world/plans/servicePeriods';
import { runDueEvents } from '../world/runDueEvents';
import { COLLECTIONS } from '../world/references';
import { Refusal } from '../world/refusal';
import { emptyWorld } from '../world/world';
import type { World } from '../world/world';
import type { ActOffer } from './act';
import { findAct, offersFor, thingIn } from './acts';

const NOW = new Date('2026-11-21T10:00:00.000Z');

/** Large worlds are compared too slowly for many acts. */
const MOST_DEVICES = 100;

function worldOf({ build, traits }: Scenario): World {
  const world = emptyWorld();
  build(world, beginOfCase(traits) ?? NOW);
  return world;
}

const small = scenarios.filter((one) => worldOf(one).devices.length <= MOST_DEVICES);

const offersIn = (world: World, now: Date): readonly ActOffer[] =>
  COLLECTIONS.flatMap((name) => world[name].flatMap((thing) => offersFor(world, name, thing, now)));

/** Lets an offered act happen with some of its options. Returns what has happened, or null. */
function run(world: World, { act: name, on, fields }: ActOffer, choice: number, now: Date) {
  const values = Object.fromEntries(
    fields.map(({ name: field, options }) => [
      field,
      options ? (options[choice % options.length]?.value ?? '') : `Name ${choice}`,
    ]),
  );
  const found = findAct(name);
  const thing = found && thingIn(world, found.collection, on);
  if (!thing) throw new Error(`There is nothing to do ${name} on.`);
  try {
    return found.act.happens(world, thing, { now, values });
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function chargeIn(id: string) {
  const world = emptyWorld();
  scenarios.find((one) => one.id === id)?.build(world, NOW);
  return { world, offer: offersIn(world, NOW).find(({ act }) => act === 'plan-charged') };
}

describe('acts', () => {
  it('keep every rule of the world, and change nothing when they are refused', () => {
    const choices = fc.array(fc.nat(10_000), { minLength: 1, maxLength: 25 });
    fc.assert(
      fc.property(fc.constantFrom(...small), choices, (scenario, all) => {
        const world = worldOf(scenario);
        const begin = (beginOfCase(scenario.traits) ?? NOW).getTime();
        all.forEach((choice, at) => {
          const now = new Date(begin + at * 1000);
          const offers = offersIn(world, now);
          const offer = offers[choice % offers.length];
          if (!offer) return;
          const before = structuredClone(world);
          if (run(world, offer, choice, now) === null) expect(world).toEqual(before);
          expect(brokenRule(world)).toBeNull();
          for (const name of COLLECTIONS) {
            for (const row of world[name]) expect(wrongEntity(name, row)).toBeNull();
          }
        });
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  it('charge a plan for the period after the paid one, which is not shortened', () => {
    const { world, offer } = chargeIn('demo');
    const [plan] = world.plans;
    if (!plan || !offer) throw new Error('The plan can’t be charged.');
    const { start, end } = plan;
    const atEnd = structuredClone(world);
    runDueEvents(atEnd, new Date(end));
    expect(run(world, offer, 0, NOW)).toBe(`Plan ${plan.id} is charged and renews`);
    expect([plan.start, plan.end]).toEqual([start, atEnd.plans[0]?.end]);
    const bill = world.orders.at(-1);
    expect(bill).toMatchObject({ kind: 'renew', paidAt: NOW.toISOString() });
    expect(bill && servicePeriod(world, bill)).toEqual({ start: end, end: plan.end });
  });

  it('charge no plan ahead that another one replaces at the end of its period', () => {
    const { world, offer } = chargeIn('pending-downgrade');
    expect(offer).toBeUndefined();
    const charge = { act: 'plan-charged', on: world.plans[0]?.id ?? '', label: '', fields: [] };
    expect(run(world, charge, 0, NOW)).toBeNull();
  });

  it('name no code of a gift card in full, since guests read the log', () => {
    const world = emptyWorld();
    scenarios.find(({ id }) => id === 'gift-cards')?.build(world, NOW);
    const offer = offersIn(world, NOW).find(({ act }) => act === 'gift-card-used');
    if (!offer) throw new Error('No card can be used.');
    expect(run(world, offer, 0, NOW)).not.toContain(offer.on);
  });
});
