import { addDays } from '../../world/calendar';
import type { World } from '../../world/world';
import { addDevices, addGoods, addHouse, addSignedIn } from '../builders';
import { defineScenario, demoPerson } from '../defineScenario';

/** One year for $19.99, as the promotion page shows; the rest as usual. */
const SALE_CENTS = { month: 299, year: 1999, unlimitedMonth: 999, unlimitedYear: 9999 };

/** Midnight in UTC: promotions run for whole days. */
const midnight = (now: Date, days: number): string =>
  `${addDays(now, days).toISOString().slice(0, 10)}T00:00:00.000Z`;

/** A customer without a plan, and promotion 6001 between two days, counted from now. */
const withPromotion = (firstDay: number, lastDay: number) => (world: World, now: Date) => {
  addSignedIn(world, demoPerson, now);
  addGoods(world, {}, SALE_CENTS);
  addHouse(world, { id: '30001', name: 'Lakeside 12', isDefault: true });
  addDevices(world, '30001', 40001, ['Front door', 'Garden', 'Garage']);
  world.activities.push({
    id: '6001',
    startTime: midnight(now, firstDay),
    endTime: midnight(now, lastDay),
  });
};

const path = '/promotions?activityId=6001';

/** A promotion before, during and after its period. */
export const promotionScenarios = [
  defineScenario({
    id: 'promotion-not-started',
    title: 'A special sale that begins in a week',
    description:
      'Promotion 6001 cannot be bought yet. Move the clock forward by a week to start it.',
    ledger: ['4.promo.01', '8.text.09'],
    path,
    build: withPromotion(7, 21),
  }),
  defineScenario({
    id: 'promotion-running',
    title: 'A special sale that runs for another week',
    description: 'Promotion 6001 sells a year for $19.99.',
    ledger: ['1.scope.10', '4.promo.03'],
    path,
    build: withPromotion(-7, 7),
  }),
  defineScenario({
    id: 'promotion-ended',
    title: 'A special sale that ended a week ago',
    description: 'Promotion 6001 can no longer be bought.',
    ledger: ['4.promo.02', '8.text.08'],
    path,
    build: withPromotion(-21, -7),
  }),
  defineScenario({
    id: 'promotion-signed-out',
    title: 'A visitor who has not signed in looks at a special sale',
    description: 'Promotion 6001 runs. Buying leads to the sign-in page first.',
    ledger: ['4.promo.04'],
    path,
    token: null,
    build: withPromotion(-7, 7),
  }),
];
