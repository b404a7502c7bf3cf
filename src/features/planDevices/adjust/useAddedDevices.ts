import { useState } from 'react';
import type { UnboundDevice } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { fitsOneMore } from '../../../domain/plan/deviceLimit';
import { useText } from '../../../i18n/useText';
import { toasts } from '../../../shell/feedback';

interface Options {
  /** The house's devices without a plan. */
  readonly unbound: readonly UnboundDevice[];
  /** How many of them the plan can cover; Infinity for no limit. */
  readonly room: number;
  /** Maximum number of devices in the plan, for the message. */
  readonly maxDevNum: number;
}

/** The devices selected to be added to the plan; nothing is sent. Spec 2, 5. */
export function useAddedDevices({ unbound, room, maxDevNum }: Options) {
  const text = useText();
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set());
  const added = unbound.map(({ deviceId }) => deviceId).filter((id) => wanted.has(id));

  const toggle = (id: string) => {
    const has = added.includes(id);
    if (!has && !fitsOneMore(added.length, room)) {
      toasts.show({ message: text('device_bind_limit', { max: maxDevNum }), tone: 'error' });
      return;
    }
    setWanted(new Set(has ? added.filter((other) => other !== id) : [...added, id]));
  };

  return { added, toggle };
}
