import { BusyButton } from '@homeview/ui/BusyButton';
import { Notice } from '@homeview/ui/Notice';
import type { useMayBuy } from './useMayBuy';

/** Tells the customer why they cannot buy, with a link to the blocking subscription. */
export function StoreHoldNotice({
  reason,
  holderLabel,
  toHolder,
}: Omit<ReturnType<typeof useMayBuy>, 'mayBuy'>) {
  if (reason === undefined) return null;
  return (
    <Notice
      tone="warning"
      action={
        <BusyButton variant="text" onClick={toHolder}>
          {holderLabel}
        </BusyButton>
      }
    >
      {reason}
    </Notice>
  );
}
