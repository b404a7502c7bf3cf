import { addDevices, addGoods, addHouse, addSignedIn } from './builders';
import { defineScenario, demoPerson } from './defineScenario';
import type { Goods } from '../world/entities';
import type { World } from '../world/world';
import { buildHome } from './worlds';

type Cents = Parameters<typeof addGoods>[2];

/** One home with five devices, and an offer of our choice. */
const offering = (goods: Partial<Goods>, cents?: Cents) => (world: World, now: Date) => {
  addSignedIn(world, demoPerson, now);
  addGoods(world, goods, cents);
  addHouse(world, { id: '30001', name: 'Lakeside 12', isDefault: true });
  addDevices(world, '30001', 40001, ['Front door', 'Garden', 'Garage', 'Attic', 'Driveway light']);
};

const path = '/defaultPackage';

/** Packages that differ from the usual one. */
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
    id: 'free-package',
    title: 'A package that costs nothing',
    description: 'Its monthly price for one device is $0.00, so there is nothing to pay.',
    ledger: ['4.order.04'],
    path,
    build: offering({}, { month: 0, year: 2999, unlimitedMonth: 999, unlimitedYear: 9999 }),
  }),
  defineScenario({
    id: 'no-packages',
    title: 'No package is on offer at present',
    description: 'The list of packages is empty.',
    ledger: ['8.error.48'],
    path,
    build: offering({ onOffer: false }),
  }),
  defineScenario({
    id: 'wrong-price-type',
    title: 'The service answers with a price that is not a number',
    description: 'A broken answer: the first price of the package list is a text.',
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
