import Printer from 'lucide-react/icons/printer';
import { BusyButton } from '@homeview/ui/BusyButton';
import { Icon } from '@homeview/ui/Icon';
import { KeyValueList } from '@homeview/ui/KeyValueList';
import { Section } from '@homeview/ui/Section';
import { Stack } from '@homeview/ui/Stack';
import type { OrderDetail } from '@homeview/contracts/domains/billing/billing.schemas';
import { useText } from '../../../i18n/useText';
import { usePortalConfig } from '../../../platform/launch/usePortalConfig';
import type { BillOrigin } from '../../../domain/payment/billOrigin';
import { BillHead } from './BillHead';
import { BillParties } from './BillParties';
import type { BuyerAddress } from './BillParties';
import { CopyOrderNumber } from './CopyOrderNumber';
import { useAboutLine } from './useAboutLine';
import { useBillRows } from './useBillRows';

interface BillDetailProps {
  readonly orderId: string;
  readonly bill: OrderDetail;
  readonly address: BuyerAddress;
  readonly addressError?: unknown;
  /** What the order was, if that is known better than from its type. */
  readonly origin?: BillOrigin | null | undefined;
}

/** A loaded bill: amount, parties, items, payment and refund. */
export function BillDetail({ orderId, bill, address, addressError, origin }: BillDetailProps) {
  const text = useText();
  const rows = useBillRows();
  const { environment } = usePortalConfig();
  const about = useAboutLine();
  const refund = bill.refundDetailResp;

  return (
    <Stack spacing={3}>
      <BillHead
        {...{ orderId, bill }}
        about={about(bill, origin)}
        action={environment.inApp ? null : <PrintButton />}
      />
      {refund ? (
        <Section title={text('bill.refund')}>
          <KeyValueList rows={rows.refund(refund)} />
        </Section>
      ) : null}
      {/* Before its payment is confirmed an order has no invoice. */}
      <Section
        title={text(bill.invoice ? 'bill.invoice' : 'checkout.summary')}
        action={<CopyOrderNumber orderId={orderId} />}
      >
        <KeyValueList rows={rows.invoice(orderId, bill)} />
      </Section>
      <BillParties {...{ orderId, address, addressError }} />
      <Section title={text('bill.items')}>
        <Stack spacing={1.5}>
          {bill.orderGoodsResp.map((item, at) => (
            <KeyValueList key={at} rows={rows.item(item)} />
          ))}
        </Stack>
      </Section>
      <Section title={text('bill.payment')}>
        <KeyValueList rows={rows.payment(bill)} />
      </Section>
    </Stack>
  );
}

/** Not in the app, whose web view cannot print. */
function PrintButton() {
  const text = useText();
  return (
    <BusyButton
      variant="outlined"
      startIcon={<Icon icon={Printer} size="small" />}
      onClick={() => window.print()}
    >
      {text('bill.print')}
    </BusyButton>
  );
}
