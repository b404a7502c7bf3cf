import type { NewBillAddress } from '@homeview/contracts/domains/billing/billing.schemas';
import { addAddress } from '../../world/accounts/addresses';
import { mustFind } from '../../world/world';
import type { World } from '../../world/world';
import { defineScenario, demoPerson } from '../defineScenario';
import { buildDemo } from '../worlds';

const path = '/billAddress';

/** The demo world, with a billing address 60001. */
const withAddress = (address: NewBillAddress) => (world: World, now: Date) => {
  buildDemo(world, now);
  addAddress(world, mustFind(world.accounts, demoPerson.id), address);
};

/** Customers with and without a billing address. */
export const addressScenarios = [
  defineScenario({
    id: 'billing-address',
    title: 'A customer with a billing address in the United States',
    description: 'Irvine, CA 92614. The codes 42223, 60010 and 89439 belong to two counties each.',
    ledger: ['2.screen.36', '5.rule.33', '5.rule.34', '8.error.32'],
    path,
    build: withAddress({ countryCode: 'USA', postal: '92614', address: '' }),
  }),
  defineScenario({
    id: 'billing-address-abroad',
    title: 'A customer with a billing address in Germany',
    description: 'Invalidenstr. 1, 10115 Berlin: a free text instead of county, city and state.',
    ledger: ['2.screen.37', '5.rule.31'],
    path,
    build: withAddress({
      countryCode: 'DEU',
      postal: '10115',
      address: 'Invalidenstr. 1, Berlin',
    }),
  }),
  defineScenario({
    id: 'no-billing-address',
    title: 'A customer without a billing address',
    description: 'The form is empty. The code 92614 belongs to one county, 42223 to two.',
    ledger: ['8.error.33'],
    path,
    build: buildDemo,
  }),
];
