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
  /**
   * Called instead of selecting one device over the limit. Where the limit is one, `takeInstead`
   * selects it in place of the chosen one.
   */
  readonly onOverLimit: (id: string, takeInstead?: () => void) => void;
}

/** The devices selected for a plan, within its limit. */
export function useDeviceChoice(options: Options) {
  const { purpose, available, limit, onOverLimit } = options;
  const [state, setState] = useState<Choice>(() => ({ purpose, deviceIds: recall(purpose) }));
  const wanted = state.purpose === purpose ? state.deviceIds : recall(purpose);
  const chosen = useMemo(() => {
    const known = new Set(available);
    return wanted.filter((id) => known.has(id)).slice(0, limit);
  }, [available, limit, wanted]);

  const toggle = useCallback(
    (id: string) => {
      const choose = (deviceIds: readonly string[]) => {
        saveDeviceSelection(purpose, deviceIds);
        setState({ purpose, deviceIds });
      };
      if (chosen.includes(id)) choose(chosen.filter((other) => other !== id));
      else if (fitsOneMore(chosen.length, limit)) choose([...chosen, id]);
      else onOverLimit(id, limit === 1 ? () => choose([id]) : undefined);
    },
    [chosen, limit, onOverLimit, purpose],
  );

  return { chosen, toggle };
}
