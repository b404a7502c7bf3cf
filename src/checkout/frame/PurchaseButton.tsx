import { createContext, use } from 'react';
import { BusyButton } from '@homeview/ui/BusyButton';
import type { BusyButtonProps } from '@homeview/ui/BusyButton';

/** Id of the sentence that says what is missing; undefined if nothing is. */
export const MissingContext = createContext<string | undefined>(undefined);

/** The action of a `PurchasePage`: grey while something is missing. */
export function PurchaseButton(props: BusyButtonProps) {
  const reasonId = use(MissingContext);
  return (
    <BusyButton {...props} fullWidth softDisabled={reasonId !== undefined} describedBy={reasonId} />
  );
}
