import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { format, resolveConfig } from 'prettier';
import { stateTable, withStateTable } from './stateTable';

const asking = (name: string, path: string, params?: object) => ({
  providerStates: [params ? { name, params } : { name }],
  request: { method: 'GET', path },
});
const state = (id: string) => ({ id, title: `About ${id}`, description: 'More | of it.' });

describe('stateTable', () => {
  it('equals the table in the README (npm run contracts -- --write)', async () => {
    const file = new URL('../../README.md', import.meta.url);
    const readme = readFileSync(file, 'utf8');
    const options = await resolveConfig(file.pathname);
    const written = await format(withStateTable(readme), { ...options, parser: 'markdown' });
    expect(written === readme).toBe(true);
  });

  it('lists the used states in the order of the registry, with the calls that use them', () => {
    const table = stateTable(
      [
        asking('late', '/api/ipc/giftCard/check/GIFT000001'),
        asking('late', '/payGateway/payModeList'),
        asking('late', '/payGateway/payModeList'),
        asking('early', '/api/ipc/house/houseList'),
      ],
      ['early', 'unused', 'late'].map(state),
    );
    expect(table.split('\n').slice(2)).toEqual([
      '| `early` | About early. More \\| of it. | `houseList` |',
      '| `late` | About late. More \\| of it. | `giftCard/check`, `payModeList` |',
    ]);
  });

  it('shows the number of calls if there are more than four', () => {
    const calls = ['a', 'b', 'c', 'd', 'e'].map((name) => asking('demo', `/payGateway/${name}`));
    expect(stateTable(calls, [state('demo')])).toMatch(/\| 5 calls \|$/);
  });

  it('throws for an unknown state, for a state with parameters and for a README without the marks', () => {
    expect(() => stateTable([asking('new', '/a')], [state('demo')])).toThrow('new is unknown');
    expect(() => stateTable([asking('demo', '/a', { fault: 'x' })], [state('demo')])).toThrow(
      'demo has parameters',
    );
    expect(() => withStateTable('# No place')).toThrow('no place');
  });
});
