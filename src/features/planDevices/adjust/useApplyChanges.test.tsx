import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  planDeviceExample,
  subscriptionDetailExample,
  unboundDeviceExample,
} from '@homeview/contracts/domains/subscription/subscription.examples';
import { BindType } from '@homeview/contracts/vocabulary/plan/bindType';
import { stored } from '../../../platform/storage/storedItems';
import { dialogs } from '../../../shell/feedback';
import {
  clearFeedback,
  readInPortal,
  renderInPortal,
  shownDialog,
  toastMessages,
} from '../../../../tests/support/renderInPortal';
import { useApplyChanges } from './useApplyChanges';

const NAMES = { a: 'Front door', b: 'Garage', c: 'Garden', d: 'Driveway light' } as const;
type Id = keyof typeof NAMES;
const REFUSED = 'This plan covers at most 2 devices.';
const DOWN = 'Network error, please try again later.';

/** How a call ends: refused, or without an answer before or after the service has done it. */
type Fault = 'refused' | 'unsent' | 'lost' | 'offline';

/** A plan of the service that covers some devices, and fails at the calls with these numbers. */
function service(covered: string, limit: number, faults: Record<number, Fault> = {}) {
  const devices = new Set([...covered]);
  const calls: string[] = [];
  const detail = () =>
    subscriptionDetailExample({
      maxDevNum: limit,
      devList: [...devices].map((id) =>
        planDeviceExample({ deviceId: id, deviceName: NAMES[id as Id], lockStatus: 0 }),
      ),
    });
  const answer = (data: unknown, code = 200, desc = '') =>
    new Response(JSON.stringify({ code, data, desc }));
  const cut = () => Promise.reject(new TypeError('Failed to fetch'));
  let offline = false;
  vi.stubGlobal('fetch', async (request: Request) => {
    if (offline) return cut();
    if (!request.url.includes('deviceSwitchPackage')) return answer(detail());
    const { deviceIds, type } = (await request.json()) as {
      deviceIds: string[];
      type: number;
    };
    calls.push((type === BindType.Bind ? '+' : '-') + deviceIds.join(''));
    const fault = faults[calls.length];
    if (fault === 'offline') offline = true;
    if (fault === 'refused') return answer(null, 400, REFUSED);
    if (fault === 'unsent' || fault === 'offline') return cut();
    for (const id of deviceIds) {
      if (type === BindType.Bind) devices.add(id);
      else devices.delete(id);
    }
    return fault === 'lost' ? cut() : answer(null);
  });
  return { calls, devices, detail: detail(), covered: () => [...devices].join('') };
}

/** Exchanges devices of a plan, and returns what the hook resolved to. */
function exchange(
  { detail }: ReturnType<typeof service>,
  { remove = '', bind = '' }: { remove?: string; bind?: string },
) {
  const unbound = [...bind].map((id) =>
    unboundDeviceExample({ deviceId: id, deviceName: NAMES[id as Id] }),
  );
  const { result } = renderInPortal(() => useApplyChanges('70001', { detail, unbound }));
  const changes = { remove: [...remove], bind: [...bind], keep: [], stopKeeping: [] };
  return { hook: result, done: result.current.apply(changes), changes };
}

const run = async (of: ReturnType<typeof service>, changes: { remove?: string; bind?: string }) => {
  const { done } = exchange(of, changes);
  await act(() => done.then(() => undefined));
  return done;
};

/** The text of the dialog, once it opens. */
async function askedText(): Promise<string> {
  await waitFor(() => expect(shownDialog()).toBeDefined());
  return readInPortal(shownDialog()?.content);
}

beforeEach(() => {
  localStorage.clear();
  stored.token.set('access-1001');
});
afterEach(clearFeedback);

describe('an exchange of devices', () => {
  it(
    'binds the new device before it removes the old one where the plan has room',
    { tags: ['10.ruling.26'] },
    async () => {
      const plan = service('a', 2);
      expect(await run(plan, { remove: 'a', bind: 'c' })).toBe(true);
      expect(plan.calls).toEqual(['+c', '-a']);
      expect(toastMessages()).toEqual(['Garden is covered instead of Front door']);
    },
  );

  it('keeps both devices covered if removing the old one fails, and says so', async () => {
    const plan = service('a', 2, { 2: 'refused' });
    expect(await run(plan, { remove: 'a', bind: 'c' })).toBe(false);
    expect(plan.calls).toEqual(['+c', '-a']);
    expect(plan.covered()).toBe('ac');
    expect(toastMessages()).toEqual([`${REFUSED} Covered now: Front door and Garden.`]);
    expect(shownDialog()).toBeUndefined();
  });

  it('removes nothing if binding the new one fails where the plan has room', async () => {
    const plan = service('a', 2, { 1: 'refused' });
    expect(await run(plan, { remove: 'a', bind: 'c' })).toBe(false);
    expect(plan.calls).toEqual(['+c']);
    expect(toastMessages()).toEqual([`${REFUSED} Covered now: Front door.`]);
  });

  it('is done if only the answer to its last call was lost', async () => {
    const plan = service('a', 1, { 2: 'lost' });
    expect(await run(plan, { remove: 'a', bind: 'c' })).toBe(true);
    expect(toastMessages()).toEqual(['Garden is covered instead of Front door']);
  });

  it('says that it is not known what is covered while there is no connection', async () => {
    const plan = service('a', 2, { 1: 'offline' });
    expect(await run(plan, { remove: 'a', bind: 'c' })).toBe(false);
    expect(toastMessages()).toEqual([`${DOWN} We couldn’t check which devices are covered.`]);
  });

  it('is sent once for a double press', async () => {
    const plan = service('a', 2);
    const { hook, done, changes } = exchange(plan, { remove: 'a', bind: 'c' });
    let second: boolean | undefined;
    await act(async () => {
      second = await hook.current.apply(changes);
      await done;
    });
    expect(second).toBe(false);
    expect(plan.calls).toEqual(['+c', '-a']);
    expect(toastMessages()).toEqual(['Garden is covered instead of Front door']);
  });
});

describe('an exchange in a full plan whose second step fails', () => {
  const half = async (fault: Fault) => {
    const plan = service('ab', 2, { 2: fault });
    const { done, hook } = exchange(plan, { remove: 'a', bind: 'c' });
    const words = await askedText();
    return { plan, done, hook, words };
  };

  it(
    'says what is covered now and covers the old device again in one press',
    { tags: ['10.ruling.27'] },
    async () => {
      const { plan, done, words } = await half('refused');
      expect(shownDialog()).toMatchObject({
        title: 'Garden wasn’t added',
        confirmLabel: 'Cover Front door again',
      });
      expect(words).toContain(REFUSED);
      expect(words).toContain(
        'Front door is no longer covered. If you cover it again, its deleted video history doesn’t come back.',
      );
      expect(words).toContain('Covered now: Garage.');
      await act(() => dialogs.confirm());
      expect(await done).toBe(true);
      expect(plan.calls).toEqual(['-a', '+c', '+a']);
      expect(plan.covered()).toBe('ba');
      expect(toastMessages()).toEqual(['Now covered: Front door']);
    },
  );

  it('can be tried again, and then says what it did', { tags: ['10.ruling.27'] }, async () => {
    const { plan, done } = await half('unsent');
    expect(shownDialog()?.actions?.map(({ label }) => label)).toEqual(['Try again']);
    await act(() => dialogs.act('retry'));
    expect(await done).toBe(true);
    expect(plan.calls).toEqual(['-a', '+c', '+c']);
    expect(toastMessages()).toEqual(['Garden is covered instead of Front door']);
  });

  it('leaves with the text of a missing answer, and does not claim what it cannot know', async () => {
    const { words } = await half('offline');
    expect(words.startsWith(DOWN)).toBe(true);
    expect(words).toContain('We couldn’t check which devices are covered.');
    expect(words).not.toContain('Covered now');
  });

  it('asks again, with what is covered then, if the way back fails too', async () => {
    const plan = service('ab', 2, { 2: 'refused', 3: 'unsent' });
    const { done } = exchange(plan, { remove: 'a', bind: 'c' });
    await askedText();
    await act(() => dialogs.confirm());
    expect(shownDialog()?.confirmLabel).toBe('Cover Front door again');
    const words = await askedText();
    expect(words.startsWith(DOWN)).toBe(true);
    expect(words).toContain('Covered now: Garage.');
    await act(() => dialogs.confirm());
    expect(await done).toBe(true);
    expect(plan.covered()).toBe('ba');
  });

  it('is done if only the answer to the way back was lost', async () => {
    const plan = service('ab', 2, { 2: 'refused', 3: 'lost' });
    const { done } = exchange(plan, { remove: 'a', bind: 'c' });
    await askedText();
    await act(() => dialogs.confirm());
    expect(await done).toBe(true);
    expect(toastMessages()).toEqual(['Now covered: Front door']);
  });

  it('still offers the way back if another try fails', { tags: ['10.ruling.27'] }, async () => {
    const plan = service('ab', 2, { 2: 'refused', 3: 'refused' });
    const { done } = exchange(plan, { remove: 'a', bind: 'c' });
    await askedText();
    await act(() => dialogs.act('retry'));
    await askedText();
    expect(shownDialog()?.confirmLabel).toBe('Cover Front door again');
    await act(() => dialogs.confirm());
    expect(await done).toBe(true);
    expect(plan.covered()).toBe('ba');
  });

  it('frees the page when the question is closed', async () => {
    const { plan, done, hook } = await half('refused');
    act(() => dialogs.cancel());
    expect(await done).toBe(false);
    await waitFor(() => expect(hook.current.applying).toBe(false));
    await act(() => hook.current.apply({ remove: [], bind: ['c'], keep: [], stopKeeping: [] }));
    expect(plan.calls).toEqual(['-a', '+c', '+c']);
  });

  it('asks nothing if removing fails, because nothing happened', async () => {
    const plan = service('ab', 2, { 1: 'refused' });
    expect(await run(plan, { remove: 'a', bind: 'c' })).toBe(false);
    expect(plan.calls).toEqual(['-a']);
    expect(toastMessages()).toEqual([`${REFUSED} Covered now: Front door and Garage.`]);
    expect(shownDialog()).toBeUndefined();
  });

  it('goes on if only the answer to the removal was lost', async () => {
    const plan = service('ab', 2, { 1: 'lost' });
    expect(await run(plan, { remove: 'a', bind: 'c' })).toBe(true);
    expect(plan.calls).toEqual(['-a', '+c']);
    expect(toastMessages()).toEqual(['Garden is covered instead of Front door']);
  });

  it(
    'binds first if the plan has got room since the page was loaded',
    { tags: ['10.ruling.26'] },
    async () => {
      const plan = service('ab', 2);
      plan.devices.delete('b');
      expect(await run(plan, { remove: 'a', bind: 'c' })).toBe(true);
      expect(plan.calls).toEqual(['+c', '-a']);
    },
  );
});

describe('what an update did', () => {
  it.each([
    [{ bind: 'cd' }, 'Now covered: Garden and Driveway light'],
    [{ remove: 'a' }, 'Removed: Front door'],
    [{ remove: 'ab' }, 'Removed: Front door and Garage'],
    [
      { remove: 'ab', bind: 'cd' },
      'Garden and Driveway light are covered instead of Front door and Garage',
    ],
  ])('is said once, with names: %j', async (changes, words) => {
    expect(await run(service('ab', 6), changes)).toBe(true);
    expect(toastMessages()).toEqual([words]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
