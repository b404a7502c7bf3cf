import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { encodeCase } from '@homeview/contracts/customer/caseCode';
import { DEFAULT_SANDBOX } from '../http/hosts';
import { caseScenario } from '../scenarios/caseScenario';
import { customer } from '../scenarios/customer';
import { scenarios } from '../scenarios/registry';
import { EVERYBODY } from './owners';
import { Sandboxes } from './sandboxes';
import type { SandboxesOptions } from './sandboxes';
import { StoreUnavailable, UnreadableText, openStore } from './store';
import type { Store } from './store';

const [demo, other] = scenarios;
if (!demo || !other) throw new Error('no scenarios');

let store: Store;
beforeEach(async () => {
  store = await openStore('memory');
});

const sandboxesWith = (options: Partial<SandboxesOptions> = {}) =>
  new Sandboxes({ home: demo, realTime: Date.now, store, quota: 3, ...options });

const kept = async (sandboxes: Sandboxes, ids: readonly string[]) => {
  const found = [];
  for (const id of ids) if (await sandboxes.find(id)) found.push(id);
  return found;
};

describe('sandboxes', () => {
  it('are removed beyond the quota, least recently used first, but never the default one', async () => {
    const sandboxes = sandboxesWith();
    const first = (await sandboxes.make(demo)).id;
    const second = (await sandboxes.make(demo)).id;
    const third = (await sandboxes.make(demo)).id;
    await sandboxes.find(first);
    const fourth = (await sandboxes.make(demo)).id;
    const all = [DEFAULT_SANDBOX, first, second, third, fourth];
    expect(await kept(sandboxes, all)).toEqual([DEFAULT_SANDBOX, first, third, fourth]);
  });

  it('of one owner are not removed for another owner’s sandboxes', async () => {
    const sandboxes = sandboxesWith({ quota: 2 });
    const ada = { owner: 'ada', client: '10.0.0.1' };
    const bob = { owner: 'bob', client: '10.0.0.2' };
    const mine = (await sandboxes.make(demo, ada)).id;
    for (let count = 0; count < 5; count += 1) await sandboxes.make(demo, bob);
    expect(await sandboxes.find(mine)).toBeDefined();
    expect((await sandboxes.all('ada')).map(({ id }) => id)).toEqual([mine]);
    expect(await sandboxes.all('bob')).toHaveLength(2);
  });

  it('are listed at the time of now, also those that are not in memory', async () => {
    let now = Date.UTC(2026, 10, 29, 10);
    const options = { realTime: () => now };
    const ada = { owner: 'ada', client: '' };
    const sandbox = await sandboxesWith(options).make(demo, ada);
    sandbox.clock.set(new Date('2027-01-01T12:00:00Z'));
    sandbox.touch();
    await sandbox.save();
    now += 3_600_000;
    const [listed] = await sandboxesWith(options).all('ada');
    expect(listed?.clock.now).toBe('2027-01-01T13:00:00.000Z');
  });

  it('of one name, asked for at once, are made for one owner only', async () => {
    const get = async (key: string) => {
      await sleep(5);
      return store.get(key);
    };
    const sandboxes = sandboxesWith({ store: { ...storeMethods(store), get } });
    const put = (owner: string) => sandboxes.put('case-1', demo, { owner, client: '' });
    const [first, second] = await Promise.allSettled([put('ada'), put('bob')]);
    expect(first.status).toBe('fulfilled');
    expect(second).toMatchObject({ reason: { status: 403 } });
    expect((await sandboxes.find('case-1'))?.owner).toBe('ada');
  });

  it('of a case can be read again as soon as they are saved', async () => {
    const traits = customer({ locale: 'th-TH' });
    const opened = { case: encodeCase(traits) };
    const { id } = await sandboxesWith().make(caseScenario(traits), undefined, opened);
    expect((await sandboxesWith().find(id))?.scenario.traits).toEqual(traits);
  });

  it('that the store has dropped are their next owner’s alone', async () => {
    const ada = { owner: 'ada', client: '' };
    const first = sandboxesWith({ quota: 2 });
    await first.put('case-1', demo, ada);
    await store.delete('sandbox.case-1');
    const sandboxes = sandboxesWith({ quota: 2 });
    await sandboxes.put('case-1', demo, { owner: 'bob', client: '' });
    expect(await sandboxes.all('ada')).toEqual([]);
    for (let count = 0; count < 3; count += 1) await sandboxes.make(demo, ada);
    expect((await sandboxes.find('case-1'))?.owner).toBe('bob');
  });

  it('of the client with the most sandboxes are removed first', async () => {
    const sandboxes = sandboxesWith({ quota: 5 });
    const from = (client: string) => ({ owner: EVERYBODY, client });
    const mine = [];
    for (let count = 0; count < 2; count += 1) {
      mine.push((await sandboxes.make(demo, from('10.0.0.1'))).id);
    }
    const theirs = [];
    for (let count = 0; count < 20; count += 1) {
      theirs.push((await sandboxes.make(demo, from('10.0.0.2'))).id);
    }
    expect(await kept(sandboxes, mine)).toEqual(mine);
    expect(await kept(sandboxes, theirs)).toEqual(theirs.slice(-3));
  });

  it('are not looked up in the store by an invalid id', async () => {
    const asked: string[] = [];
    const get = (key: string) => {
      asked.push(key);
      return store.get(key);
    };
    const sandboxes = sandboxesWith({ store: { ...storeMethods(store), get } });
    for (const id of ['x'.repeat(300), '../x', 'A b', '']) {
      expect(await sandboxes.find(id)).toBeUndefined();
    }
    expect(asked).toEqual([]);
  });

  it('include a default one that is reset instead of removed', async () => {
    const sandboxes = sandboxesWith();
    const before = await sandboxes.find(DEFAULT_SANDBOX);
    before?.world.houses.splice(0);
    before?.db.write();
    await before?.save();
    await sandboxes.remove(DEFAULT_SANDBOX);
    expect((await sandboxes.find(DEFAULT_SANDBOX))?.world.houses).toHaveLength(3);
  });

  it('get another id when the drawn one is taken', async () => {
    const drawn = ['aaaaaa', 'aaaaaa', 'bbbbbb'];
    const sandboxes = sandboxesWith({ draw: () => drawn.shift() ?? 'cccccc' });
    const one = await sandboxes.make(demo);
    const next = await sandboxes.make(demo);
    expect([one.id, next.id]).toEqual([`${demo.id}-aaaaaa`, `${demo.id}-bbbbbb`]);
    expect(await sandboxes.find(one.id)).toBe(one);
  });

  it('are loaded from the store with journal and clock when they are not in memory', async () => {
    const sandboxes = sandboxesWith({ live: 1, quota: 10 });
    const first = await sandboxes.make(demo);
    first.setClock(new Date(Date.now() + 86_400_000));
    await first.save();
    const entry = { at: '2026-11-21T10:00:00Z', call: 'x', method: 'GET', path: '/', status: 200 };
    const headers = { terminal: null, locale: null, idempotencyKey: null };
    first.journal.add({ ...entry, headers, code: 200, ms: 1, fault: null });
    await sandboxes.make(other);
    expect(sandboxes.current(first.id)).toBeUndefined();
    const again = await sandboxes.find(first.id);
    expect(again).not.toBe(first);
    expect(again?.scenario).toBe(demo);
    expect(again?.clock.aheadMs()).toBe(first.clock.aheadMs());
    expect(again?.journal.all()).toHaveLength(1);
    expect(again?.world.devices).toHaveLength(first.world.devices.length);
  });

  it('that cannot be read are named and keep their text, while the others work', async () => {
    const sandboxes = sandboxesWith();
    const good = (await sandboxes.make(demo)).id;
    await store.set('sandbox.half', new UnreadableText('{"world":'));
    await store.set('sandbox.odd', { scenario: 'demo', world: {} });
    await expect(sandboxes.find('half')).rejects.toThrow(/"half" cannot be read/);
    await expect(sandboxes.find('odd')).rejects.toThrow(/"odd" cannot be read/);
    expect(await sandboxes.find(good)).toBeDefined();
    const moved: string[] = [];
    const watched: Store = {
      ...storeMethods(store),
      set: async (key, value) => {
        if (key.startsWith('unreadable.')) moved.push(`${key} ${String(value)}`);
        await store.set(key, value);
      },
    };
    await sandboxesWith({ store: watched }).put('half', demo);
    expect(moved).toEqual([expect.stringMatching(/^unreadable\.half\.\d+ \{"world":$/)]);
  });
});

const storeMethods = (of: Store): Store => ({
  isShared: of.isShared,
  get: (key) => of.get(key),
  set: (key, value) => of.set(key, value),
  delete: (key) => of.delete(key),
  keys: () => of.keys(),
  close: () => of.close(),
});

describe('saving', () => {
  it('writes only changes, and merges those of several requests into one write', async () => {
    const written: string[] = [];
    const watched: Store = {
      ...storeMethods(store),
      set: async (key, value) => {
        written.push(key);
        await store.set(key, value);
      },
    };
    const sandboxes = sandboxesWith({ store: watched });
    const sandbox = await sandboxes.make(demo);
    written.length = 0;
    expect(sandbox.save()).toBeUndefined();
    sandbox.touch();
    const first = sandbox.save();
    const later = [1, 2, 3].map(() => {
      sandbox.touch();
      return sandbox.save();
    });
    await Promise.all([first, ...later]);
    expect(written).toEqual([`sandbox.${sandbox.id}`, `sandbox.${sandbox.id}`]);
  });

  it('fails when the store is down, and discards the change', async () => {
    let isDown = false;
    const check = () => {
      if (isDown) throw new StoreUnavailable(new Error('gone'));
    };
    const failing: Store = {
      ...storeMethods(store),
      get: async (key) => (check(), structuredClone(await store.get(key))),
      set: async (key, value) => (check(), store.set(key, structuredClone(value))),
    };
    const sandboxes = sandboxesWith({ store: failing });
    const sandbox = await sandboxes.make(demo);
    isDown = true;
    sandbox.world.orders.splice(0);
    sandbox.db.write();
    await expect(sandbox.save()).rejects.toThrow(StoreUnavailable);
    await expect(sandboxes.find(sandbox.id)).rejects.toThrow(StoreUnavailable);
    isDown = false;
    expect((await sandboxes.find(sandbox.id))?.world.orders).toHaveLength(1);
  });

  it('does not restore a removed sandbox', async () => {
    const sandboxes = sandboxesWith();
    const sandbox = await sandboxes.make(demo);
    await sandboxes.remove(sandbox.id);
    sandbox.touch();
    await sandbox.save();
    expect(await sandboxes.find(sandbox.id)).toBeUndefined();
    expect(await sandboxes.all(EVERYBODY)).toEqual([]);
  });
});

describe('scenarios', () => {
  it('have ids that fit host names, and sentences as titles', () => {
    const ids = scenarios.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, title, description } of scenarios) {
      expect(id).toMatch(/^[a-z][a-z0-9-]{1,50}$/);
      expect(title.split(' ').length).toBeGreaterThan(3);
      expect(description).toMatch(/\.$/);
    }
  });
});

describe('the list of an owner’s sandboxes', () => {
  it.each([['no list'], [{ demo: 1 }], [[['demo-1']]]])(
    'is made again from the sandboxes when it can’t be read: %j',
    async (list) => {
      const ada = { owner: 'ada', client: '' };
      const first = sandboxesWith();
      const mine = [await first.make(demo, ada), await first.make(demo, ada)].map(({ id }) => id);
      await first.make(demo, { owner: 'bob', client: '' });
      await first.find(DEFAULT_SANDBOX);
      await store.set('owner.ada', list);
      const again = sandboxesWith();
      const listed = (await again.all('ada')).map(({ id }) => id);
      expect(listed.toSorted()).toEqual(mine.toSorted());
      const kept = (await store.keys()).find((key) => key.startsWith('unreadable.owner.ada'));
      expect(kept && (await store.get(kept))).toEqual(list);
    },
  );
});
