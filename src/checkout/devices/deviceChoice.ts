import { useCallback, useMemo, useState } from 'react';
import { fitsOneMore } from '../../domain/plan/deviceLimit';
import { asRecord } from '../../platform/asRecord';
import { jsonItem } from '../../platform/storage/storage';

interface Choice {
  /** What the devices were chosen for: house and price. */
  readonly purpose: string;
  readonly deviceIds: readonly string[];
}

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** Kept in the tab: a customer who cancels at the provider finds the devices still chosen. */
const kept = jsonItem<Choice>(
  'deviceChoice',
  (value) => {
    const { purpose, deviceIds } = asRecord<Choice>(value);
    return typeof purpose === 'string' && isStrings(deviceIds) ? { purpose, deviceIds } : null;
  },
  'tab',
);

/** Chooses devices for a purpose whose screen is not shown yet. */
export const saveDeviceSelection = (purpose: string, deviceIds: readonly string[]): void =>
  kept.set({ purpose, deviceIds });

const recall = (purpose: string): readonly string[] => {
  const choice = kept.get();
  return choice?.purpose === purpose ? choice.deviceIds : [];
};

interface Options {
  /** Names what is chosen for; another purpose starts with nothing chosen. */
  readonly purpose: string;
  /** Devices that can be chosen now; others are dropped from a recalled choice. */
  readonly available: readonly string[];
  /** At most so many; Infinity for no cap. */
  readonly limit: number;
  /** One device more than the limit was asked for; nothing was changed. */
  readonly onOverLimit: (id: string) => void;
}

/** The devices chosen for a plan, within its limit. Spec 5. */
export function useDeviceChoice({ purpose, available, limit, onOverLimit }: Options) {
  const [state, setState] = useState<Choice>(() => ({ purpose, deviceIds: recall(purpose) }));
  const wanted = state.purpose === purpose ? state.deviceIds : recall(purpose);
  const chosen = useMemo(() => {
    const known = new Set(available);
    return wanted.filter((id) => known.has(id)).slice(0, limit);
  }, [available, limit, wanted]);

  const toggle = useCallback(
    (id: string) => {
      const has = chosen.includes(id);
      if (!has && !fitsOneMore(chosen.length, limit)) {
        onOverLimit(id);
        return;
      }
      const deviceIds = has ? chosen.filter((other) => other !== id) : [...chosen, id];
      saveDeviceSelection(purpose, deviceIds);
      setState({ purpose, deviceIds });
    },
    [chosen, limit, onOverLimit, purpose],
  );

  return { chosen, toggle };
}
