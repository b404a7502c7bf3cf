import { orderRequestExample } from '@homeview/contracts/domains/order/order.examples';
import { addDevices, addGoods, addHouse, addSignedIn, addStoreTiers } from '../builders';
import { defineScenario, demoPerson } from '../defineScenario';
import type { Goods } from '../../world/entities';
import { placeOrder, placeRenewal } from '../../world/orders/orders';
import { mustFind } from '../../world/world';
import type { World } from '../../world/world';
import { FOR_THREE, buildDemo, buildHome } from '../worlds';

type Cents = Parameters<typeof addGoods>[2];

/** One house with five devices, and a custom package. */
const offering = (goods: Partial<Goods>, cents?: Cents) => (world: World, now: Date) => {
  addSignedIn(world, demoPerson, now);
  addGoods(world, goods, cents);
  addHouse(world, { id: '30001', name: 'Lakeside 12', isDefault: true });
  addDevices(world, '30001', 40001, ['Front door', 'Garden', 'Garage', 'Attic', 'Driveway light']);
};

const path = '/defaultPackage';

const FREE_CENTS = { month: 0, year: 2999, unlimitedMonth: 999, unlimitedYear: 9999 };

/** The store's prices. */
const STORE_CENTS = { month: 399, year: 3588, unlimitedMonth: 1199, unlimitedYear: 19999 };

const THREE_CENTS = { month: 599, year: 5999, unlimitedMonth: 999, unlimitedYear: 9999 };

const freeOffer = offering({}, FREE_CENTS);

/** Offers that differ from the default package. */
export const offerScenarios = [
  defineScenario({
    id: 'three-device-package',
    title: 'A package that covers up to three devices',
    description: 'Five devices to choose from, and a limit of three.',
    ledger: ['5.rule.37', '5.rule.42'],
    path,
    build: offering({ maxDevNum: 3 }),
  }),
  defineScenario({
    id: 'several-packages',
    title: 'Three packages on offer, one of which does not renew',
    description: 'One device, up to three devices, or a season that doesn’t renew.',
    ledger: ['2.route.13', '5.rule.42', '5.rule.43'],
    path: '/packages',
    build: (world, now) => {
      buildHome(world, now);
      addGoods(world, FOR_THREE, THREE_CENTS);
      addGoods(world, { id: '5004', name: 'Holiday Season', supportRenew: false });
    },
  }),
  defineScenario({
    id: 'free-package',
    title: 'A package that costs nothing',
    description: 'Its monthly price for one device is $0.00, so there is nothing to pay.',
    ledger: ['4.order.04'],
    path,
    build: freeOffer,
  }),
  defineScenario({
    id: 'payment-results',
    title: 'A customer about to pay, whose payment can end in five ways',
    description:
      'Paid, confirmed ten seconds later, never confirmed, declined or canceled: choose on the provider’s page.',
    ledger: ['10.ruling.07'],
    path: '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50011',
    build: buildHome,
  }),
  defineScenario({
    id: 'free-order',
    title: 'A customer who has ordered a package that costs nothing',
    description: 'Order 90001 for the garden camera is placed; it completes without a payment.',
    ledger: ['4.order.04'],
    path,
    build: (world, now) => {
      freeOffer(world, now);
      const request = orderRequestExample({ orderPrice: '0.00', payPrice: '0.00' });
      placeOrder(world, mustFind(world.accounts, demoPerson.id), request, null, now);
    },
  }),
  defineScenario({
    id: 'wallet-offer',
    title: 'The packages of the app store, for a customer in the iOS app',
    description: 'Monthly and yearly, for one device and for all, at the prices of the store.',
    ledger: ['9.const.36', '9.const.37', '9.const.38', '9.const.39'],
    path: '/applePay',
    platform: 'ios',
    build: offering({}, STORE_CENTS),
  }),
  defineScenario({
    id: 'wallet-tiers',
    title: 'The app store sells a plan for one, two or three devices, at reduced prices',
    description:
      'Monthly plans cover one, two or three devices; yearly plans cover one device or all.',
    ledger: ['5.rule.47', '5.rule.48'],
    path: '/applePay',
    platform: 'ios',
    build: (world, now) => {
      offering({})(world, now);
      addStoreTiers(world, '5001', [598, 897]);
    },
  }),
  defineScenario({
    id: 'wallet-tiers-only',
    title: 'The app store sells no unlimited plan',
    description: 'Monthly plans cover one or two devices; choosing a third shows the limit.',
    ledger: ['5.rule.49'],
    path: '/applePay',
    platform: 'ios',
    build: (world, now) => {
      offering({})(world, now);
      addStoreTiers(world, '5001', [598]);
      for (const id of ['50012', '50013', '50014']) mustFind(world.prices, id).appleGoodsId = '';
    },
  }),
  defineScenario({
    id: 'unpaid-renewal',
    title: 'A customer who left the payment page of a renewal without paying',
    description: 'Order 90001 renews plan 70001 for a month and is waiting for payment.',
    ledger: ['4.order.14'],
    path: '/subscription/70001',
    build: (world, now) => {
      buildDemo(world, now);
      const request = orderRequestExample({ packageId: '70001', deviceIds: [] });
      placeRenewal(world, mustFind(world.accounts, demoPerson.id), request, null, now);
    },
  }),
  defineScenario({
    id: 'no-packages',
    title: 'No packages are on offer',
    description: 'The list of packages is empty.',
    ledger: ['8.error.48'],
    path,
    build: offering({ onOffer: false }),
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
    build: buildHome,
  }),
];
