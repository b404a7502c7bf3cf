import { useMemo, useState } from 'react';
import type { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { textItem } from '../../platform/storage/storage';
import { hostedPayModes } from './payModes';

/** Stored per tab, so the selection survives a canceled payment or an address change. */
const kept = textItem('payMode', 'tab');

/** The selected payment method: the default one until the customer selects another offered one. */
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
