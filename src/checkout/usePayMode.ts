import { useMemo, useState } from 'react';
import type { PayMode } from '@homeview/contracts/vocabulary/payMode';
import { hostedPayModes } from './payModes';

/** The way to pay: the default one, until the customer picks another that is offered. Spec 3. */
export function usePayMode(offered: readonly PayMode[]) {
  const modes = useMemo(() => hostedPayModes(offered), [offered]);
  const [picked, setPicked] = useState<PayMode>();
  const payMode = picked !== undefined && modes.includes(picked) ? picked : modes[0];
  return { modes, payMode, pick: setPicked };
}
