import { wellKnownToken } from '../world/accounts/tokens';
import type { Person, Scenario } from './scenario';

/** The customer of all scenarios, unless one needs somebody else. */
export const demoPerson: Person = {
  id: '1001',
  username: 'demo@homeview.example',
  password: 'Demo-1234',
  nickname: 'Dana Demo',
};

type Definition = Pick<Scenario, 'id' | 'title' | 'description' | 'build'> & Partial<Scenario>;

/** A scenario in a browser, with the demo account signed in, that begins on the home screen. */
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
