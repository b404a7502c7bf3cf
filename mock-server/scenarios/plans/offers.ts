import { mustFind } from '../../world/world';
import type { World } from '../../world/world';
import { bill, customer, demo, firstHouse, forThree, offer, price, withoutPlan } from '../customer';
import { defineScenario } from '../defineScenario';
import { atStorePrices } from './walletPlans';

const path = '/defaultPackage';

/** The fourth device is a camera in the attic. */
const withAttic = (world: World): void => {
  Object.assign(mustFind(world.devices, '40004'), { name: 'Attic', kind: 'camera' });
};

const [, ...furtherPrices] = offer().prices;
const freeOffer = offer({ prices: [price('month', 1, { isFree: true }), ...furtherPrices] });

/** Offers that differ from the default package. */
export const offerScenarios = [
  defineScenario({
    id: 'three-device-package',
    title: 'A package that covers up to three devices',
    description: 'Five devices to choose from, and a limit of three.',
    ledger: ['5.rule.37', '5.rule.42'],
    path,
    traits: customer({ offers: [offer({ devices: 3 })] }),
    build: withAttic,
  }),
  defineScenario({
    id: 'several-packages',
    title: 'Three packages on offer, one of which does not renew',
    description: 'One device, up to three devices, or a season that doesn’t renew.',
    ledger: ['2.route.13', '5.rule.42', '5.rule.43'],
    path: '/packages',
    traits: customer({ offers: [offer(), forThree, offer({ renews: false })] }),
    build: (world) => {
      mustFind(world.prices, '50031').cents = 599;
      mustFind(world.prices, '50032').cents = 5999;
    },
  }),
  defineScenario({
    id: 'free-package',
    title: 'A package that costs nothing',
    description: 'Its monthly price for one device is $0.00, so there is nothing to pay.',
    ledger: ['4.order.04'],
    path,
    traits: customer({ offers: [freeOffer] }),
  }),
  defineScenario({
    id: 'payment-results',
    title: 'A customer about to pay, whose payment can end in five ways',
    description:
      'Paid, confirmed ten seconds later, never confirmed, declined or canceled: choose on the provider’s page.',
    ledger: ['10.ruling.07'],
    path: '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50011',
    traits: customer(),
  }),
  defineScenario({
    id: 'free-order',
    title: 'A customer who has ordered a package that costs nothing',
    description: 'Order 90001 for the garden camera is placed; it completes without a payment.',
    ledger: ['4.order.04'],
    path,
    traits: customer({
      offers: [freeOffer],
      bills: [bill({ state: 'processing', payMode: null })],
    }),
    build: (world) => {
      mustFind(world.orders, '90001').deviceIds = ['40002'];
    },
  }),
  defineScenario({
    id: 'wallet-offer',
    title: 'The packages of the app store, for a customer in the iOS app',
    description: 'Monthly and yearly, for one device and for all, at the prices of the store.',
    ledger: ['9.const.36', '9.const.37', '9.const.38', '9.const.39'],
    path: '/applePay',
    traits: customer({ platform: 'ios' }),
    build: (world) => {
      withAttic(world);
      atStorePrices(world);
    },
  }),
  defineScenario({
    id: 'wallet-tiers',
    title: 'The app store sells a plan for one, two or three devices, at reduced prices',
    description:
      'Monthly plans cover one, two or three devices; yearly plans cover one device or all.',
    ledger: ['5.rule.47', '5.rule.48'],
    path: '/applePay',
    traits: customer({
      platform: 'ios',
      offers: [offer({ prices: [...offer().prices, price('month', 2), price('month', 3)] })],
    }),
    build: withAttic,
  }),
  defineScenario({
    id: 'wallet-tiers-only',
    title: 'The app store sells no unlimited plan',
    description: 'Monthly plans cover one or two devices; choosing a third shows the limit.',
    ledger: ['5.rule.49'],
    path: '/applePay',
    traits: customer({
      platform: 'ios',
      offers: [
        offer({
          prices: [
            price('month', 1),
            ...furtherPrices.map((one) => ({ ...one, inStore: false })),
            price('month', 2),
          ],
        }),
      ],
    }),
    build: withAttic,
  }),
  defineScenario({
    id: 'unpaid-renewal',
    title: 'A customer who left the payment page of a renewal without paying',
    description: 'Order 90001 renews plan 70001 for a month and is waiting for payment.',
    ledger: ['4.order.14'],
    path: '/subscription/70001',
    traits: {
      ...demo,
      bills: [...demo.bills, bill({ plan: 0, kind: 'renew', state: 'processing', payMode: null })],
    },
  }),
  defineScenario({
    id: 'no-packages',
    title: 'No packages are on offer',
    description: 'The list of packages is empty.',
    ledger: ['8.error.48'],
    path,
    traits: customer({ offers: [offer({ onSale: false })] }),
  }),
  defineScenario({
    id: 'wrong-price-type',
    title: 'The service answers with a price that is not a number',
    description: 'An invalid answer: the first price in the package list is text.',
    path,
    faults: [
      {
        call: 'getRecordGoodsList',
        kind: 'mutate',
        times: null,
        after: false,
        path: 'list.0.goodsPriceList.0.price',
        value: '2.99',
      },
    ],
    traits: customer(),
  }),
];

/** A customer without a plan, and promotion 6001 between two days, counted from now. */
const withPromotion = (fromDays: number, toDays: number) =>
  customer({ houses: [firstHouse(withoutPlan(3))], promotion: { fromDays, toDays } });

const promotion = '/promotions?activityId=6001';

/** A promotion before, during and after its period. */
export const promotionScenarios = [
  defineScenario({
    id: 'promotion-not-started',
    title: 'A special sale that begins in a week',
    description:
      'Promotion 6001 cannot be bought yet. Move the clock forward by a week to start it.',
    ledger: ['4.promo.01', '8.text.09'],
    path: promotion,
    traits: withPromotion(7, 21),
  }),
  defineScenario({
    id: 'promotion-running',
    title: 'A special sale that runs for another week',
    description: 'Promotion 6001 sells a year for $19.99.',
    ledger: ['1.scope.10', '4.promo.03'],
    path: promotion,
    traits: withPromotion(-7, 7),
  }),
  defineScenario({
    id: 'promotion-ended',
    title: 'A special sale that ended a week ago',
    description: 'Promotion 6001 can no longer be bought.',
    ledger: ['4.promo.02', '8.text.08'],
    path: promotion,
    traits: withPromotion(-21, -7),
  }),
  defineScenario({
    id: 'promotion-signed-out',
    title: 'A visitor who has not signed in looks at a special sale',
    description: 'Promotion 6001 runs. Buying leads to the sign-in page first.',
    ledger: ['4.promo.04'],
    path: promotion,
    traits: { ...withPromotion(-7, 7), session: 'signedOut' },
  }),
];
