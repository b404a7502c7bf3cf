import { useMemo, useState } from 'react';
import type { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { textItem } from '../../platform/storage/storage';
import { hostedPayModes } from './payModes';

/** Kept in the tab: who cancels at the provider, or changes an address, finds it still chosen. */
const kept = textItem('payMode', 'tab');

/** The way to pay: the default one, until the customer picks another that is offered. Spec 3. */
export function usePayMode(offered: readonly PayMode[]) {
  const modes = useMemo(() => hostedPayModes(offered), [offered]);
  const [picked, setPicked] = useState(() => kept.get());
  const payMode = modes.find((mode) => String(mode) === picked) ?? modes[0];
  const pick = (mode: PayMode) => {
    kept.set(String(mode));
    setPicked(String(mode));
  };
  return { modes, payMode, pick };
}
