import { useState } from 'react';
import type {
  PlanDevice,
  UnboundDevice,
} from '@homeview/contracts/domains/subscription/subscription.schemas';
import { fitsOneMore } from '../../../domain/plan/deviceLimit';
import { coverageChanges } from '../../../domain/plan/planDevices';
import type { CoverageChoices } from '../../../domain/plan/planDevices';
import { useText } from '../../../i18n/useText';
import { toasts } from '../../../shell/feedback';

interface Options {
  readonly covered: readonly PlanDevice[];
  /** The house's devices without a plan. */
  readonly free: readonly UnboundDevice[];
  /** How many devices the plan covers; Infinity for no limit. */
  readonly limit: number;
}

/**
 * The devices selected for the plan; nothing is sent. Stores only the customer's toggles, so a
 * refetch of the plan leaves just the remaining changes.
 */
export function useCoverage({ covered, free, limit }: Options) {
  const text = useText();
  const [choices, setChoices] = useState<CoverageChoices>(new Map());
  const changes = coverageChanges({ covered, free }, choices);
  const { remove, bind } = changes;
  const count = covered.length - remove.length + bind.length;

  const toggle = (id: string) => {
    const isCovered = covered.some(({ deviceId }) => deviceId === id);
    const has = isCovered ? !remove.includes(id) : bind.includes(id);
    if (!has && !fitsOneMore(count, limit)) {
      toasts.show({ message: text('device_bind_limit', { max: limit }), tone: 'error' });
      return;
    }
    setChoices(new Map(choices).set(id, !has));
  };

  return { changes, count, toggle };
}
