import type { CustomerTraits } from '@homeview/contracts/customer/customerTraits';
import { emptyWorld } from '../world/world';
import { buildCustomer } from './buildCustomer';
import { demoPerson, tokenOf } from './customer/account';
import { traitsOfPlace } from './place';
import type { Scenario } from './scenario';

type Definition = Pick<Scenario, 'id' | 'title' | 'description' | 'traits'> &
  Partial<Pick<Scenario, 'ledger' | 'path' | 'faults' | 'build'>>;

/**
 * A scenario is a customer, a sentence and a path; the home page unless another is given. `build`
 * adds what traits can't say, after them.
 */
export function defineScenario({ traits, build: more, ...definition }: Definition): Scenario {
  const build: Scenario['build'] = (world, now) => {
    buildCustomer(world, now, traits);
    more?.(world, now);
  };
  const scenario = { ledger: [], path: '/', faults: [], ...definition };
  return {
    ...scenario,
    traits: withPlace(traits, scenario.path, build),
    platform: traits.platform,
    account: demoPerson,
    token: tokenOf(traits.session),
    build,
  };
}

function withPlace(traits: CustomerTraits, path: string, build: Scenario['build']): CustomerTraits {
  const world = emptyWorld();
  if (/\d/.test(path)) build(world, new Date());
  return { ...traits, ...traitsOfPlace(path, world) };
}
