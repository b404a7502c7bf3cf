import { act } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  planDeviceExample,
  unboundDeviceExample,
} from '@homeview/contracts/domains/subscription/subscription.examples';
import {
  clearFeedback,
  renderInPortal,
  toastMessages,
} from '../../../tests/support/renderInPortal';
import { useCoverage } from './adjust/useCoverage';
import { useNextDevices } from './downgrade/useNextDevices';

afterEach(clearFeedback);

describe('one device over the limit', () => {
  it.each([
    [1, 'Your next plan covers up to 1 device. To keep another one, unselect one first.'],
    [2, 'Your next plan covers up to 2 devices. To keep another one, unselect one first.'],
  ])('is not kept for a next plan of %i devices', (limit, words) => {
    const ids = ['40001', '40002', '40003'].slice(0, limit + 1);
    const devices = ids.map((deviceId) => planDeviceExample({ deviceId }));
    const { result } = renderInPortal(() => useNextDevices(devices, limit));
    for (const id of ids) act(() => result.current.toggle(id));
    expect(result.current.kept).toEqual(ids.slice(0, limit));
    expect(toastMessages()).toEqual([words]);
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
