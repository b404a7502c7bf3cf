import { act } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  planDeviceExample,
  unboundDeviceExample,
} from '@homeview/contracts/domains/subscription/subscription.examples';
import { dialogs } from '../../shell/feedback';
import {
  clearFeedback,
  renderInPortal,
  shownDialog,
  toastMessages,
} from '../../../tests/support/renderInPortal';
import { useCoverage } from './adjust/useCoverage';
import { useNextDevices } from './downgrade/useNextDevices';

afterEach(clearFeedback);

/** The devices of a next plan with this limit; the locked one was chosen before. */
function nextPlan(limit: number, { locked }: { readonly locked?: string } = {}) {
  const devices = ['40001', '40002', '40003'].map((deviceId) =>
    planDeviceExample({ deviceId, lockStatus: deviceId === locked ? 1 : 0 }),
  );
  const isFixed = ({ deviceId }: { readonly deviceId: string }) => deviceId === locked;
  return renderInPortal(() => useNextDevices(devices, limit, isFixed));
}

describe('one device over the limit', () => {
  it('is not kept for a next plan of 2 devices', () => {
    const { result } = nextPlan(2);
    for (const id of ['40001', '40002', '40003']) act(() => result.current.toggle(id));
    expect(result.current.kept).toEqual(['40001', '40002']);
    expect(toastMessages()).toEqual([
      'Your next plan covers up to 2 devices. To keep another one, unselect one first.',
    ]);
  });

  it(
    'is kept in a next plan of 1 device only by "Use this device instead"',
    { tags: ['10.ruling.19'] },
    async () => {
      const { result } = nextPlan(1);
      for (const id of ['40001', '40002']) act(() => result.current.toggle(id));
      expect(result.current.kept).toEqual(['40001']);
      expect(toastMessages()).toEqual([]);
      expect(shownDialog()).toMatchObject({
        content: 'Your next plan covers up to 1 device. To keep another one, unselect one first.',
        actions: [{ label: 'Use this device instead' }],
      });
      await act(() => dialogs.act('instead'));
      expect(result.current.kept).toEqual(['40002']);
    },
  );

  it('takes no locked device’s place in a next plan', { tags: ['10.ruling.19'] }, () => {
    const { result } = nextPlan(1, { locked: '40001' });
    act(() => result.current.toggle('40002'));
    expect(result.current.kept).toEqual(['40001']);
    expect(shownDialog()).toBeUndefined();
    expect(toastMessages()).toHaveLength(1);
  });

  it.each([
    [1, 'This plan covers up to 1 device. To add another one, unselect one first.'],
    [2, 'This plan covers up to 2 devices. To add another one, unselect one first.'],
  ])(
    'is not chosen in a full plan of %i, and nothing moves',
    { tags: ['10.ruling.19'] },
    (limit, words) => {
      const covered = ['40001', '40002']
        .slice(0, limit)
        .map((deviceId) => planDeviceExample({ deviceId }));
      const free = [unboundDeviceExample({ deviceId: '40003' })];
      const { result } = renderInPortal(() => useCoverage({ covered, free, limit }));
      act(() => result.current.toggle('40003'));
      expect(result.current.changes).toEqual({ remove: [], bind: [] });
      expect(toastMessages()).toEqual([words]);
    },
  );

  it('is not added to a plan of 3 that has room for 1', () => {
    const covered = ['40001', '40002'].map((deviceId) => planDeviceExample({ deviceId }));
    const free = ['40003', '40004'].map((deviceId) => unboundDeviceExample({ deviceId }));
    const { result } = renderInPortal(() => useCoverage({ covered, free, limit: 3 }));
    act(() => result.current.toggle('40003'));
    act(() => result.current.toggle('40004'));
    expect(result.current.changes).toEqual({ remove: [], bind: ['40003'] });
    expect(toastMessages()).toEqual([
      'This plan covers up to 3 devices. To add another one, unselect one first.',
    ]);
  });
});
