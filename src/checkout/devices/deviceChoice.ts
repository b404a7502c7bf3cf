import { useCallback, useMemo, useState } from 'react';
import { fitsOneMore } from '../../domain/plan/deviceLimit';
import { asRecord } from '../../platform/asRecord';
import { jsonItem } from '../../platform/storage/storage';

interface Choice {
  /** What the devices are selected for: house and price. */
  readonly purpose: string;
  readonly deviceIds: readonly string[];
}

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** Stored per tab, so the selection survives a canceled payment at the provider. */
const kept = jsonItem<Choice>(
  'deviceChoice',
  (value) => {
    const { purpose, deviceIds } = asRecord<Choice>(value);
    return typeof purpose === 'string' && isStrings(deviceIds) ? { purpose, deviceIds } : null;
  },
  'tab',
);

/** Saves a selection for a page that is not mounted yet. */
export const saveDeviceSelection = (purpose: string, deviceIds: readonly string[]): void =>
  kept.set({ purpose, deviceIds });

const recall = (purpose: string): readonly string[] => {
  const choice = kept.get();
  return choice?.purpose === purpose ? choice.deviceIds : [];
};

interface Options {
  /** Identifies what the selection is for; another purpose starts empty. */
  readonly purpose: string;
  /** The selectable devices; others are removed from a restored selection. */
  readonly available: readonly string[];
  /** Maximum number of devices; Infinity for no limit. */
  readonly limit: number;
  /** Called instead of selecting one device over the limit. */
  readonly onOverLimit: (id: string) => void;
  /** At a limit of one, another device takes the place of the chosen one. Default: true. */
  readonly replaces?: boolean | undefined;
}

/** The devices selected for a plan, within its limit. Spec 5. */
export function useDeviceChoice(options: Options) {
  const { purpose, available, limit, onOverLimit, replaces = true } = options;
  const [state, setState] = useState<Choice>(() => ({ purpose, deviceIds: recall(purpose) }));
  const wanted = state.purpose === purpose ? state.deviceIds : recall(purpose);
  const chosen = useMemo(() => {
    const known = new Set(available);
    return wanted.filter((id) => known.has(id)).slice(0, limit);
  }, [available, limit, wanted]);

  const toggle = useCallback(
    (id: string) => {
      const has = chosen.includes(id);
      const swaps = replaces && limit === 1;
      if (!has && !swaps && !fitsOneMore(chosen.length, limit)) {
        onOverLimit(id);
        return;
      }
      const others = chosen.filter((other) => other !== id);
      const deviceIds = has ? others : [...(swaps ? [] : others), id];
      saveDeviceSelection(purpose, deviceIds);
      setState({ purpose, deviceIds });
    },
    [chosen, limit, onOverLimit, purpose, replaces],
  );

  return { chosen, toggle };
}
