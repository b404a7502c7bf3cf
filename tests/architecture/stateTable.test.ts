import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { format, resolveConfig } from 'prettier';
import { promiseList, stateTable, valueTable, withStateTables } from '../../.ci/stateTable';

const asking = (name: string, path: string, params?: object) => ({
  providerStates: [params ? { name, params } : { name }],
  request: { method: 'GET', path },
});
const state = (id: string) => ({ id, title: `About ${id}`, description: 'More | of it.' });

describe('stateTable', () => {
  it('equals the tables in states.md (npm run contracts -- --write)', async () => {
    const file = new URL('../../contracts/backend/states.md', import.meta.url);
    const readme = readFileSync(file, 'utf8');
    const options = await resolveConfig(file.pathname);
    const written = await format(withStateTables(readme), { ...options, parser: 'markdown' });
    expect(written === readme).toBe(true);
  });

  it('lists the used states in the order of the registry, with their calls and parameters', () => {
    const table = stateTable(
      [
        asking('late', '/api/ipc/giftCard/check/GIFT000001'),
        asking('late', '/payGateway/payModeList'),
        asking('late', '/payGateway/payModeList'),
        asking('early', '/api/ipc/house/houseList', { planId: '70001', accessToken: 'a' }),
        asking('early', '/api/ipc/house/houseList', { planId: '70001' }),
      ],
      ['early', 'unused', 'late'].map(state),
    );
    expect(table.split('\n').slice(2)).toEqual([
      '| `early` | About early. More \\| of it. | `houseList` | `accessToken`, `planId` |',
      '| `late` | About late. More \\| of it. | `giftCard/check`, `payModeList` |  |',
    ]);
  });

  it('shows the number of calls if there are more than four', () => {
    const calls = ['a', 'b', 'c', 'd', 'e'].map((name) => asking('demo', `/payGateway/${name}`));
    expect(stateTable(calls, [state('demo')])).toMatch(/\| 5 calls \| {2}\|$/);
  });

  it('throws for an unknown state, for an unknown parameter and for a page without the marks', () => {
    expect(() => stateTable([asking('new', '/a')], [state('demo')])).toThrow('new is unknown');
    expect(() => stateTable([asking('demo', '/a', { fault: 'x' })], [state('demo')])).toThrow(
      'fault of the state demo',
    );
    expect(() => withStateTables('# No place')).toThrow('no place');
  });
});

describe('promiseList', () => {
  it('lists what the pacts pin in a state, and no value that is free', () => {
    const [, processing = ''] = promiseList().split('- `processing-plan`');
    expect(processing.split('\n- ')[0]).toContain('`orderStatus 7`');
    expect(promiseList()).toContain('`data` is a list with an item that has isOwner false');
    expect(promiseList()).not.toContain('packageName');
  });
});

describe('valueTable', () => {
  it('lists each value of a state, but not the encrypted password', () => {
    expect(valueTable()).toContain('| `planId` | `70001` | the plan of the customer');
    expect(valueTable()).toContain('| `password` | see below | the password');
  });
});
