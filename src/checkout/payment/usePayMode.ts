import { useMemo, useState } from 'react';
import type { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { textItem } from '../../platform/storage/storage';
import { hostedPayModes } from './payModes';

/** Stored per tab, so the selection survives a canceled payment or an address change. */
const kept = textItem('payMode', 'tab');

/**
 * The selected payment method: until the customer selects an offered one, that of the plan if it has
 * an offered one, otherwise the default.
 *
 * @param ofPlan how an existing plan is paid; null if it is not.
 */
export function usePayMode(offered: readonly PayMode[], ofPlan: PayMode | null = null) {
  const modes = useMemo(() => hostedPayModes(offered), [offered]);
  const [picked, setPicked] = useState(() => kept.get());
  const payMode =
    modes.find((mode) => String(mode) === picked) ??
    modes.find((mode) => mode === ofPlan) ??
    modes[0];
  const pick = (mode: PayMode) => {
    kept.set(String(mode));
    setPicked(String(mode));
  };
  return { modes, payMode, pick };
}
