import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { billAddressExample } from '@homeview/contracts/domains/billing/billing.examples';
import {
  planDeviceExample,
  subscriptionDetailExample,
} from '@homeview/contracts/domains/subscription/subscription.examples';
import { contentsOf } from '../../../src/checkout/address/address.schema';
import { useSaveAddress } from '../../../src/checkout/address/useSaveAddress';
import { useApplyChanges } from '../../../src/features/planDevices/adjust/useApplyChanges';
import { useDowngradeChoice } from '../../../src/features/planDevices/downgrade/useDowngradeChoice';
import { useRemoveDevice } from '../../../src/features/planDevices/remove/useRemoveDevice';
import { useRenewalToggle } from '../../../src/features/subscription/useRenewalToggle';
import { dialogs } from '../../../src/shell/feedback';
import { stored } from '../../../src/platform/storage/storedItems';
import { recordCalls } from '../../support/recordCalls';
import type { Answers } from '../../support/recordCalls';
import {
  clearFeedback,
  renderInPortal,
  shownDialog,
  toastMessages,
} from '../../support/renderInPortal';

/** What the portal sends and shows when a customer changes something. */
const PLANS = '/api/ipc/recordPlanController';
const SWITCH = `${PLANS}/deviceSwitchPackage`;
const LOCK = `${PLANS}/updateDeviceLockStatus`;
const RENEWAL = `${PLANS}/updateSubscribeStatus`;
const DETAIL = `${PLANS}/getPackageSubscribeInfo`;
const get = (path: string, payload: object) => ({ method: 'GET', path, payload });
const post = (path: string, payload: object) => ({ method: 'POST', path, payload });

beforeEach(() => {
  localStorage.clear();
  stored.token.set('access-1001');
});
afterEach(clearFeedback);

/** The devices of the house; the first two are in the plan. */
const DEVICES = ['Front door', 'Garage', 'Garden', 'Driveway light'].map((deviceName, at) =>
  planDeviceExample({ deviceId: `4000${at + 1}`, deviceName, lockStatus: at === 0 ? 1 : 0 }),
);

describe('devices of a plan', () => {
  const apply = async (changes: object, answers: Answers = {}) => {
    const devList = DEVICES.slice(0, 2);
    const detail = subscriptionDetailExample({ devList, maxDevNum: 2, isUnlimited: false });
    const sent = recordCalls(answers);
    const { result } = renderInPortal(() =>
      useApplyChanges('70001', { detail, unbound: DEVICES.slice(2) }),
    );
    await act(() =>
      result.current.apply({ remove: [], stopKeeping: [], keep: [], bind: [], ...changes }),
    );
    return sent;
  };

  it(
    'keeps devices for the next plan with lockStatus 1 and releases them with 0',
    { tags: ['7.call.15', '8.error.30'] },
    async () => {
      expect(await apply({ stopKeeping: ['40001'], keep: ['40002'] })).toEqual([
        get(LOCK, { deviceId: '40001', lockStatus: '0' }),
        get(LOCK, { deviceId: '40002', lockStatus: '1' }),
      ]);
      expect(toastMessages()).toEqual(['Stays in the next plan: Garage']);
    },
  );

  it('removes devices of a full plan one at a time, because each makes room', async () => {
    const plan = { devList: DEVICES.slice(0, 2), maxDevNum: 2, isUnlimited: false };
    const sent = await apply(
      { bind: ['40003'], remove: ['40001', '40002'] },
      { [DETAIL]: { data: subscriptionDetailExample(plan) } },
    );
    expect(sent).toEqual([
      // Whether the plan is still full.
      get(DETAIL, { packageId: '70001' }),
      post(SWITCH, { deviceIds: ['40001'], packageId: '70001', type: 1 }),
      post(SWITCH, { deviceIds: ['40003'], packageId: '70001', type: 0 }),
      post(SWITCH, { deviceIds: ['40002'], packageId: '70001', type: 1 }),
    ]);
    expect(toastMessages()).toEqual(['Garden is covered instead of Front door and Garage']);
  });

  it('binds devices with type 0', { tags: ['7.call.12', '7.pact.06', '7.pact.07'] }, async () => {
    expect(await apply({ bind: ['40003', '40004'] })).toEqual([
      post(SWITCH, { deviceIds: ['40003', '40004'], packageId: '70001', type: 0 }),
    ]);
  });

  it('reports devices that cannot be locked', { tags: ['8.error.29'] }, async () => {
    await apply({ keep: ['40002'] }, { [LOCK]: { code: 500 } });
    expect(toastMessages()).toEqual(['Couldn’t save. Try again.']);
  });

  const remove = async (answers: Answers = {}) => {
    const sent = recordCalls(answers);
    const { result } = renderInPortal(() => useRemoveDevice('70001'));
    const removing = result.current.remove({ id: '40001', name: 'Front door' });
    await act(() => dialogs.confirm());
    await removing;
    return sent;
  };

  it('removes a device with type 1', { tags: ['7.pact.06', '7.pact.08'] }, async () => {
    expect(await remove()).toEqual([
      post(SWITCH, { deviceIds: ['40001'], packageId: '70001', type: 1 }),
    ]);
    expect(toastMessages()).toEqual(['Removed: Front door']);
  });

  it('reports a device that cannot be removed', async () => {
    await remove({ [SWITCH]: { code: 500 } });
    expect(toastMessages()).toEqual(['That didn’t work. Try again.']);
  });

  const choose = async (answers: Answers = {}) => {
    const sent = recordCalls(answers);
    const { result } = renderInPortal(() => useDowngradeChoice('70001'));
    act(() => void result.current.save(['40001'], { saved: 'Stays: Front door', when: 'next' }));
    await waitFor(() => expect(result.current.saving).toBe(false));
    return sent;
  };

  it(
    'keeps devices after a downgrade with type 2',
    { tags: ['7.pact.06', '7.pact.09'] },
    async () => {
      expect(await choose()).toEqual([
        post(SWITCH, { deviceIds: ['40001'], packageId: '70001', type: 2 }),
      ]);
      expect(shownDialog()?.title).toBe('Your choice is saved');
    },
  );

  it(
    'reports a choice for a downgrade that cannot be saved',
    { tags: ['8.error.35'] },
    async () => {
      await choose({ [SWITCH]: { code: 500 } });
      expect(toastMessages()).toEqual(['That didn’t work. Try again.']);
      expect(shownDialog()).toBeUndefined();
    },
  );
});

describe('renewal', () => {
  /** Presses the toggle of a plan and confirms. */
  async function turn(isRenewal: boolean, answer: { code?: number; data?: unknown }) {
    const detail = subscriptionDetailExample({ isRenewal });
    const sent = recordCalls({ [DETAIL]: { data: detail }, [RENEWAL]: answer });
    const { result } = renderInPortal(() => useRenewalToggle('70001', detail));
    act(() => result.current.toggle());
    await waitFor(() => expect(shownDialog()).toBeDefined());
    const asked = shownDialog();
    await act(() => dialogs.confirm());
    await waitFor(() => expect(result.current.busy).toBe(false));
    return { asked, calls: sent.filter(({ path }) => path === RENEWAL) };
  }
  const done = { data: { lock: false, subscribeStatus: 1 } };

  it('turns renewal off with subscribeStatus 0', { tags: ['7.call.11'] }, async () => {
    const { asked, calls } = await turn(true, done);
    expect(asked).toMatchObject({
      title: 'Turn off renewal?',
      confirmLabel: 'Turn off renewal',
      cancelLabel: 'Keep it on',
    });
    expect(calls).toEqual([get(RENEWAL, { packageId: '70001', subscribeStatus: '0' })]);
    expect(toastMessages()).toEqual([
      'Renewal is off. Your plan runs until 12/03/2026\u00a0· December\u00a03.',
    ]);
  });

  it('turns renewal on with subscribeStatus 1', { tags: ['7.call.11'] }, async () => {
    const { asked, calls } = await turn(false, done);
    expect(asked).toMatchObject({
      title: 'Turn on renewal?',
      confirmLabel: 'Turn on renewal',
    });
    expect(calls).toEqual([get(RENEWAL, { packageId: '70001', subscribeStatus: '1' })]);
  });

  it.each([null, undefined, {}, '', 'ok', true, [], { subscribeStatus: null }, { lock: null }])(
    'is turned off by an answer without lock, whatever else it is: %j',
    { tags: ['10.ruling.28'] },
    async (data) => {
      await turn(true, { data });
      expect(toastMessages()).toEqual([
        'Renewal is off. Your plan runs until 12/03/2026\u00a0· December\u00a03.',
      ]);
    },
  );

  it.each([2, '0', -1, {}])(
    'is turned off by an answer without lock with the subscribeStatus %j, which is not read',
    { tags: ['10.ruling.28'] },
    async (subscribeStatus) => {
      await turn(true, { data: { subscribeStatus, lock: false } });
      expect(toastMessages()).toEqual([
        'Renewal is off. Your plan runs until 12/03/2026\u00a0· December\u00a03.',
      ]);
    },
  );

  it.each([
    [1, 'Renewal can’t be turned on: this plan has expired. Renew it or choose a new one.'],
    [
      0,
      'Renewal can’t be turned off while a renewal is being processed. Try again in a few minutes.',
    ],
  ])('explains a lock with returned status %i: "%s"', async (subscribeStatus, words) => {
    await turn(subscribeStatus === 0, { data: { lock: true, subscribeStatus } });
    expect(shownDialog()?.content).toBe(words);
    expect(toastMessages()).toEqual([]);
  });

  const ON = 'Renewal is still on; the next payment is $2.99 on 12/03/2026\u00a0· December\u00a03.';
  const OFF = 'Renewal is still off. Your plan runs until 12/03/2026\u00a0· December\u00a03.';
  const LEAD = 'Network error, please try again later.';

  it.each([
    [true, 500, ON],
    [true, 400, ON],
    [false, 500, OFF],
  ])(
    'says what is still true when a change of renewal fails (on: %j, code %i): "%s"',
    { tags: ['8.error.28'] },
    async (isRenewal, code, state) => {
      await turn(isRenewal, { code });
      expect(toastMessages()).toEqual([`That didn’t work. Try again. ${state}`]);
    },
  );

  /** Turns renewal off while its call gets no answer; `then` answers the question what is true. */
  async function turnLost(then: (() => Response) | undefined) {
    const detail = subscriptionDetailExample({ isRenewal: true });
    recordCalls({ [DETAIL]: { data: detail } });
    const answering = globalThis.fetch;
    let isLost = false;
    vi.stubGlobal('fetch', (request: Request) => {
      const isChange = request.url.includes(RENEWAL);
      if (isChange) isLost = true;
      if (isChange || (isLost && !then)) return Promise.reject(new TypeError('Failed to fetch'));
      return isLost && then ? Promise.resolve(then()) : answering(request);
    });
    const { result } = renderInPortal(() => useRenewalToggle('70001', detail));
    act(() => result.current.toggle());
    await waitFor(() => expect(shownDialog()).toBeDefined());
    await act(() => dialogs.confirm());
    await waitFor(() => expect(result.current.busy).toBe(false));
    return toastMessages();
  }
  const planThat = (isRenewal: boolean) => () =>
    Response.json({ code: 200, data: subscriptionDetailExample({ isRenewal }) });

  it.each([
    ['renewal is still on', planThat(true), ON],
    [
      'it was turned off all the same',
      planThat(false),
      'Renewal is off. Your plan runs until 12/03/2026\u00a0· December\u00a03.',
    ],
    ['nothing is known', undefined, 'Check here whether renewal has changed before you try again.'],
  ])(
    'asks what is true after a change of renewal without an answer: %s',
    { tags: ['10.ruling.23'] },
    async (_, then, state) => {
      expect(await turnLost(then)).toEqual([`${LEAD} ${state}`]);
    },
  );

  it('frees the button after a failure, so that pressing it again asks again', async () => {
    await turnLost(undefined);
    await turn(true, done);
    expect(toastMessages()).toContain(
      'Renewal is off. Your plan runs until 12/03/2026\u00a0· December\u00a03.',
    );
  });

  it('makes no call for a deleted plan', () => {
    const sent = recordCalls();
    const detail = subscriptionDetailExample({ goodsStatus: 0 });
    const { result } = renderInPortal(() => useRenewalToggle('70001', detail));
    act(() => result.current.toggle());
    expect(shownDialog()?.content).toBe(
      'This plan is no longer available and can’t be changed. It stays active until the paid period ends.',
    );
    expect(sent).toEqual([]);
  });
});

describe('the billing address', () => {
  const german = contentsOf({
    countryCode: 'DEU',
    postal: '10115 ',
    address: ' Invalidenstr. 1, Berlin',
    county: '',
    city: '',
    state: '',
  });

  /** Saves like the form; `known` is the customer's current address. */
  async function save(known: ReturnType<typeof billAddressExample> | null, answers: Answers = {}) {
    const sent = recordCalls(answers);
    const { result } = renderInPortal(() => useSaveAddress(known));
    await act(() => result.current(german));
    return sent.filter(({ method }) => method === 'POST');
  }
  const fields = { countryCode: 'DEU', postal: '10115', address: 'Invalidenstr. 1, Berlin' };

  it(
    'adds the address without an id the first time',
    { tags: ['7.call.17', '8.error.33'] },
    async () => {
      expect(await save(null)).toEqual([post(`${PLANS}/addUserBillInfo`, fields)]);
      expect(toastMessages()).toEqual(['Saved']);
    },
  );

  it('changes a stored address by its id', { tags: ['7.call.18', '8.error.32'] }, async () => {
    expect(await save(billAddressExample({ id: '60001' }))).toEqual([
      post(`${PLANS}/updateUserBillInfo`, { ...fields, id: '60001' }),
    ]);
    expect(toastMessages()).toEqual(['Changes saved']);
  });

  it('reports an address that cannot be saved', { tags: ['8.error.31'] }, async () => {
    await save(null, { [`${PLANS}/addUserBillInfo`]: { code: 500 } });
    expect(toastMessages()).toEqual(['Couldn’t save. Try again.']);
  });
});
