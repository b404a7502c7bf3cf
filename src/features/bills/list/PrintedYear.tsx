import { useEffect } from 'react';
import { PrintedSheets } from '@homeview/ui/Printing';
import { Stack } from '@homeview/ui/Stack';
import { Subtitle } from '@homeview/ui/Title';
import type { OrderDetail } from '@homeview/contracts/domains/billing/billing.schemas';
import { useText } from '../../../i18n/useText';
import { BillDetail } from '../detail/BillDetail';
import type { BuyerAddress } from '../detail/BillParties';

interface PrintedBill {
  readonly orderId: string;
  readonly bill: OrderDetail;
}

export interface PrintedYearProps {
  readonly bills: readonly PrintedBill[];
  readonly address: BuyerAddress;
  /** Called when the customer goes on. */
  readonly onDone: () => void;
}

/** The bills of a year on paper, each on its own sheet. Opens the browser's print dialog. */
export function PrintedYear({ bills, address, onDone }: PrintedYearProps) {
  const text = useText();
  useEffect(() => {
    window.print();
    // Not `afterprint`: iOS sends it while it still lays out the sheets.
    const events = ['pointerdown', 'keydown'] as const;
    events.forEach((event) => window.addEventListener(event, onDone));
    return () => events.forEach((event) => window.removeEventListener(event, onDone));
  }, [onDone]);
  return (
    <PrintedSheets>
      {bills.map(({ orderId, bill }) => (
        <Stack key={orderId} spacing={1}>
          <Subtitle as="h2" variant="h1">
            {text('bill.titleNumber', { number: orderId })}
          </Subtitle>
          <BillDetail {...{ orderId, bill, address }} />
        </Stack>
      ))}
    </PrintedSheets>
  );
}
