import { act, renderHook, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { toasts } from '../../shell/feedback';
import { InEnglish } from '../../../tests/support/inEnglish';
import { useCoverage } from './adjust/useCoverage';
import { useNextDevices } from './downgrade/useNextDevices';

afterEach(() => {
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
});

const ids = Array.from({ length: 5 }, (_, at) => String(at));
const held = (locked: readonly string[]) =>
  ids.map((deviceId) => ({ deviceId, lockStatus: locked.includes(deviceId) ? 1 : 0 }) as const);
const next = (locked: readonly string[], limit: number) => {
  const devices = held(locked);
  return renderHook(() => useNextDevices(devices, limit), { wrapper: InEnglish });
};

describe('selecting devices for the next plan', () => {
  it(
    'rejects one device over the limit and shows the limit',
    { tags: ['5.rule.44', '5.rule.45'] },
    () => {
      const { result } = next(['0', '1'], 3);
      act(() => result.current.toggle('2'));
      expect(result.current.kept).toEqual(['0', '1', '2']);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      act(() => result.current.toggle('3'));
      expect(result.current.kept).toEqual(['0', '1', '2']);
      expect(screen.getByRole('alert')).toHaveTextContent(
        /^Your next plan covers up to 3 devices\. To keep another one, /,
      );
      act(() => result.current.toggle('0'));
      act(() => result.current.toggle('3'));
      expect(result.current.kept).toEqual(['1', '2', '3']);
      expect(result.current.changes).toEqual({ stopKeeping: ['0'], keep: ['2', '3'] });
    },
  );

  it('accepts any number of devices without a limit', { tags: ['5.rule.46'] }, () => {
    const { result } = next([], Infinity);
    for (const id of ids) act(() => result.current.toggle(id));
    expect(result.current.kept).toEqual(ids);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('selecting the devices of a plan', () => {
  const covered = held([])
    .slice(0, 2)
    .map((device) => ({ ...device, deviceName: device.deviceId }));
  const free = ids.slice(2).map((deviceId) => ({ deviceId, deviceName: deviceId }));
  const select = (limit: number) =>
    renderHook(() => useCoverage({ covered, free, limit }), { wrapper: InEnglish });

  it('rejects one device more than there is room for and shows the limit', () => {
    const { result } = select(3);
    act(() => result.current.toggle('2'));
    act(() => result.current.toggle('3'));
    expect(result.current.changes).toEqual({ remove: [], bind: ['2'] });
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^This plan covers up to 3 devices\. To add another one, /,
    );
    act(() => result.current.toggle('2'));
    expect(result.current.changes).toEqual({ remove: [], bind: [] });
  });

  it('lets an unselected device make room for another', () => {
    const { result } = select(2);
    act(() => result.current.toggle('0'));
    expect(result.current.count).toBe(1);
    act(() => result.current.toggle('4'));
    expect(result.current.changes).toEqual({ remove: ['0'], bind: ['4'] });
    act(() => result.current.toggle('0'));
    expect(result.current.changes).toEqual({ remove: ['0'], bind: ['4'] });
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^This plan covers up to 2 devices\. To add another one, /,
    );
    act(() => result.current.toggle('4'));
    act(() => result.current.toggle('0'));
    expect(result.current.changes).toEqual({ remove: [], bind: [] });
  });

  it('accepts any number of devices in an unlimited plan', () => {
    const { result } = select(Infinity);
    for (const { deviceId } of free) act(() => result.current.toggle(deviceId));
    expect(result.current.changes.bind).toEqual(['2', '3', '4']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
