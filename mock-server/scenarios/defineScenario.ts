import { wellKnownToken } from '../world/accounts/tokens';
import type { Person, Scenario } from './scenario';

/** The customer of every scenario that does not define another one. */
export const demoPerson: Person = {
  id: '1001',
  username: 'demo@homeview.example',
  password: 'Demo-1234',
  nickname: 'Dana Demo',
};

type Definition = Pick<Scenario, 'id' | 'title' | 'description' | 'build'> & Partial<Scenario>;

/** Fills in the defaults: a browser, the demo account signed in, the home page. */
export function defineScenario(definition: Definition): Scenario {
  const account = definition.account ?? demoPerson;
  return {
    ledger: [],
    path: '/',
    platform: 'browser',
    account,
    token: wellKnownToken('access', account.id),
    faults: [],
    ...definition,
  };
}
