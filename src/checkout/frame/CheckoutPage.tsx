import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Stack } from '@homeview/ui/Stack';
import { VisuallyHidden } from '@homeview/ui/VisuallyHidden';
import { onIdle } from '@homeview/ui/WhenIdle';
import { prepareOrdering } from '../../api/endpoints/order.api';
import { useText } from '../../i18n/useText';
import { PageLink } from '../../shell/links/PageLink';
import { BusyContent } from '../../shell/pages/BusyContent';
import type { CheckoutStep } from '../order/useCheckout';
import { OrderProcessingNotice } from '../payment/OrderProcessingNotice';
import type { NativeStep } from '../payment/useNativePayment';
import { TaxNote } from '../terms/TaxNote';
import { TermsCheckbox } from '../terms/TermsCheckbox';
import type { ShownTerms } from '../terms/useTerms';
import { PhoneOnly } from './PhoneOnly';
import { PurchasePage } from './PurchasePage';
import type { PurchaseHead } from './PurchasePage';

/** `preparing`: a step before the order is in progress. */
export type PayStep = CheckoutStep | NativeStep | 'preparing';

interface Props {
  readonly head: PurchaseHead;
  readonly heading: ReactNode;
  /** Gap between the parts of the page, in px. */
  readonly gap?: number;
  /** What is ordered: a plain `KeyValueList`. */
  readonly summary: ReactNode;
  /** The amount due now, as displayed. */
  readonly due: string;
  /** What is charged now and later. */
  readonly charge: ReactNode;
  /** A `TaxNote`; null if nothing is paid that tax is added to. */
  readonly tax?: ReactNode;
  /** The terms to agree to; null if they are not asked for here. */
  readonly terms: ShownTerms | null;
  /** What else is missing for the order. */
  readonly missing?: string | undefined;
  readonly step: PayStep;
  /** Whether the store may have charged the customer without an answer; only for its checkouts. */
  readonly unconfirmed?: boolean | undefined;
  /** A `PayButton`. */
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** A page that pays: everything but its heading is inert while it does. */
export function CheckoutPage({
  head,
  heading,
  gap,
  tax = <TaxNote />,
  terms,
  step,
  charge,
  unconfirmed,
  children,
  ...purchase
}: Props) {
  const text = useText();
  useEffect(() => onIdle(prepareOrdering), []);
  const busy = step !== 'idle';
  const conditions = (
    <Stack spacing={1} inert={busy}>
      {tax}
      {terms ? <TermsCheckbox terms={terms} /> : null}
    </Stack>
  );
  return (
    <PurchasePage
      {...purchase}
      {...{ terms, conditions }}
      charge={
        unconfirmed ? (
          <>
            {charge}
            <CheckBills />
          </>
        ) : (
          charge
        )
      }
      head={{ ...head, busy }}
    >
      <BusyContent {...{ heading, busy, gap }}>
        {children}
        <PhoneOnly>{conditions}</PhoneOnly>
      </BusyContent>
      {busy && step !== 'preparing' ? <OrderProcessingNotice /> : null}
      {/* Exists from the start, because screen readers announce changes of it. */}
      {unconfirmed === undefined ? null : (
        <VisuallyHidden role="status">
          {unconfirmed ? text('result.unchecked.message') : ''}
        </VisuallyHidden>
      )}
    </PurchasePage>
  );
}

/** Beside the button that would pay again. */
function CheckBills() {
  const text = useText();
  return (
    <Stack component="strong" sx={{ alignItems: 'flex-start' }}>
      {text('result.unchecked.message')}
      <PageLink to="/bills" standalone>
        {text('bill.toBills')}
      </PageLink>
    </Stack>
  );
}
