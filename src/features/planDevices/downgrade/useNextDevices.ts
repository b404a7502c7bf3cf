import { useState } from 'react';
import { fitsOneMore } from '../../../domain/plan/deviceLimit';
import { stayingDevices, lockChanges } from '../../../domain/plan/planDevices';
import type { HeldDevice, LockChoices } from '../../../domain/plan/planDevices';
import { useText } from '../../../i18n/useText';
import { toasts } from '../../../shell/feedback';

/**
 * The devices selected to stay in the next plan; nothing is sent. Stores only the customer's
 * toggles, so a refetch of the plan leaves just the remaining changes. Spec 4, 5.
 */
export function useNextDevices(devices: readonly HeldDevice[], limit: number) {
  const text = useText();
  const [choices, setChoices] = useState<LockChoices>(new Map());
  const kept = stayingDevices(devices, choices);

  const sayLimit = () => {
    toasts.show({ message: text('service_max_tips', { max: limit }), tone: 'error' });
  };

  const toggle = (id: string) => {
    const has = kept.includes(id);
    if (!has && !fitsOneMore(kept.length, limit)) return sayLimit();
    setChoices(new Map(choices).set(id, has ? 0 : 1));
  };

  return { kept, toggle, changes: lockChanges(devices, choices), sayLimit };
}
