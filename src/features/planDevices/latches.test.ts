import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { planDeviceExample } from '@homeview/contracts/domains/subscription/subscription.examples';
import { stored } from '../../platform/storage/storedItems';
import { dialogs, toasts } from '../../shell/feedback';
import { recordCalls } from '../../../tests/support/recordCalls';
import { clearFeedback, renderInPortal, shownDialog } from '../../../tests/support/renderInPortal';
import { useConfirmRemoval } from './adjust/useConfirmRemoval';
import { useDowngradeChoice } from './downgrade/useDowngradeChoice';
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

const dialogFailsOnce = () =>
  vi.spyOn(dialogs, 'open').mockRejectedValueOnce(new Error('no dialog'));

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
  const path = '/api/ipc/recordPlanController/deviceSwitchPackage';
  const sent = recordCalls({ [path]: { code: 500 } });
  vi.spyOn(toasts, 'show').mockImplementationOnce(() => {
    throw new Error('no toast');
  });
  const { result } = renderInPortal(() => useDowngradeChoice('70001'));
  const save = () => result.current.save(['40001'], { saved: 'Stays', when: 'Then' });
  await act(() => expect(save()).rejects.toThrow('no toast'));
  expect(result.current.saving).toBe(false);
  await act(save);
  expect(sent.filter((call) => call.path === path)).toHaveLength(2);
});
