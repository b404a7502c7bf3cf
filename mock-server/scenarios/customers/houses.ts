import { addGoods, addHouse, addSignedIn } from '../builders';
import { defineScenario, demoPerson } from '../defineScenario';
import { buildDemo, buildHome } from '../worlds';

/** Customers with and without houses. */
export const houseScenarios = [
  defineScenario({
    id: 'demo',
    title: 'A customer with one plan, two homes, and devices that have no plan yet',
    description:
      'Lakeside 12 has a monthly plan for the front door. Grandma’s cottage has no plan. Harbour office belongs to another account: the service lists it as not owned, the portal leaves it out.',
    ledger: [
      '1.scope.06',
      '1.scope.07',
      '4.load.02',
      '4.plan.02',
      '4.plan.09',
      '4.plan.11',
      '4.plan.17',
      '4.plan.18',
      '4.notice.04',
      '4.notice.05',
      '4.notice.06',
      '8.error.34',
    ],
    build: buildDemo,
  }),
  defineScenario({
    id: 'no-plans',
    title: 'A new customer who has not bought anything yet',
    description: 'One home with five devices, none of them in a plan.',
    ledger: ['1.scope.07'],
    build: buildHome,
  }),
  defineScenario({
    id: 'no-houses',
    title: 'A customer without any home',
    description: 'The account has no home.',
    ledger: ['8.error.47'],
    build: (world, now) => {
      addSignedIn(world, demoPerson, now);
      addGoods(world);
    },
  }),
  defineScenario({
    id: 'not-an-owner',
    title: 'A guest who shares a home but does not own one',
    description: 'The only home belongs to another account, so there’s nothing to manage.',
    ledger: ['1.scope.05'],
    build: (world, now) => {
      addSignedIn(world, demoPerson, now);
      addGoods(world);
      addHouse(world, { id: '30003', name: 'Harbour office', isOwner: false, isDefault: true });
    },
  }),
  defineScenario({
    id: 'long-names',
    title: 'Homes and devices with very long and unusual names',
    description: 'Names of 60 characters, in Arabic, and with emoji.',
    build: (world, now) => {
      buildDemo(world, now);
      const [lakeside, cottage] = world.houses;
      if (lakeside) lakeside.name = 'The old house by the lake with the red door and blue windows';
      if (cottage) cottage.name = 'منزل العائلة الكبير';
      const names = [
        'Camera above the front door that looks down the whole street',
        'كاميرا الحديقة الخلفية',
        '🏡🐕 Garage 👨‍👩‍👧‍👦',
        'Donaudampfschifffahrtsgesellschaftskapitänsmützenlagerkamera',
        '<b>Driveway</b> & "light"',
      ];
      names.forEach((name, index) => {
        const device = world.devices[index];
        if (device) device.name = name;
      });
    },
  }),
];
