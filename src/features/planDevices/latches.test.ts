import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  planDeviceExample,
  subscriptionDetailExample,
  unboundDeviceExample,
} from '@homeview/contracts/domains/subscription/subscription.examples';
import { stored } from '../../platform/storage/storedItems';
import { dialogs, toasts } from '../../shell/feedback';
import { recordCalls } from '../../../tests/support/recordCalls';
import { clearFeedback, renderInPortal, shownDialog } from '../../../tests/support/renderInPortal';
import { useApplyChanges } from './adjust/useApplyChanges';
import { useConfirmRemoval } from './adjust/useConfirmRemoval';
import { useDowngradeChoice } from './downgrade/useDowngradeChoice';
import { useSubmitDowngrade } from './downgrade/useSubmitDowngrade';
import { useRemoveDevice } from './remove/useRemoveDevice';

/** The double-press guards must not survive an error, or the button is dead until a reload. */
beforeEach(() => {
  localStorage.clear();
  stored.token.set('access-1001');
});
afterEach(() => {
  vi.restoreAllMocks();
  clearFeedback();
});

const SWITCH = '/api/ipc/recordPlanController/deviceSwitchPackage';

const dialogFailsOnce = () =>
  vi.spyOn(dialogs, 'open').mockRejectedValueOnce(new Error('no dialog'));
const toastFailsOnce = () =>
  vi.spyOn(toasts, 'show').mockImplementationOnce(() => {
    throw new Error('no toast');
  });

it('asks again about a removal after a question that broke', async () => {
  recordCalls();
  dialogFailsOnce();
  const { result } = renderInPortal(() => useRemoveDevice('70001'));
  const device = { id: '40001', name: 'Front door' };
  await expect(result.current.remove(device)).rejects.toThrow('no dialog');
  void result.current.remove(device);
  expect(shownDialog()).toBeDefined();
});

it('asks again about an update after a question that broke', async () => {
  dialogFailsOnce();
  const { result } = renderInPortal(() => useConfirmRemoval());
  const update = { removed: [planDeviceExample()], added: [], full: true };
  await expect(result.current(update)).rejects.toThrow('no dialog');
  void result.current(update);
  expect(shownDialog()).toBeDefined();
});

it('saves the devices that stay after a failure whose message broke', async () => {
  const sent = recordCalls({ [SWITCH]: { code: 500 } });
  toastFailsOnce();
  const { result } = renderInPortal(() => useDowngradeChoice('70001'));
  const save = () => result.current.save(['40001'], { saved: 'Stays', when: 'Then' });
  await act(() => expect(save()).rejects.toThrow('no toast'));
  expect(result.current.saving).toBe(false);
  await act(save);
  expect(sent.filter((call) => call.path === SWITCH)).toHaveLength(2);
});

describe('the choice for a smaller plan', () => {
  const devList = [planDeviceExample()];
  const choice = (onSave: () => Promise<void>) =>
    renderInPortal(() => useSubmitDowngrade({ devList }, null, onSave)).result;

  it('is sent again after a save that broke', async () => {
    const onSave = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('no page'));
    const { current } = choice(onSave);
    const kept = devList.map(({ deviceId }) => deviceId);
    await expect(current.submit(kept)).rejects.toThrow('no page');
    await current.submit(kept);
    expect(onSave).toHaveBeenCalledTimes(2);
  });

  it('is asked about again after a question that broke', async () => {
    dialogFailsOnce();
    const { current } = choice(() => Promise.resolve());
    await expect(current.submit([])).rejects.toThrow('no dialog');
    void current.submit([]);
    expect(shownDialog()).toBeDefined();
  });
});

it('applies device changes after a failure whose message broke', async () => {
  const sent = recordCalls({ [SWITCH]: { code: 500 } });
  toastFailsOnce();
  const house = { detail: subscriptionDetailExample(), unbound: [unboundDeviceExample()] };
  const { result } = renderInPortal(() => useApplyChanges('70001', house));
  const apply = () =>
    result.current.apply({ remove: ['40001'], bind: [], keep: [], stopKeeping: [] });
  await act(() => expect(apply()).rejects.toThrow('no toast'));
  expect(result.current.applying).toBe(false);
  await act(apply);
  expect(sent.filter((call) => call.path === SWITCH)).toHaveLength(2);
});
