import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Stack } from '@homeview/ui/Stack';
import { onIdle } from '@homeview/ui/WhenIdle';
import { prepareOrdering } from '../../api/endpoints/order.api';
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
  children,
  ...purchase
}: Props) {
  useEffect(() => onIdle(prepareOrdering), []);
  const busy = step !== 'idle';
  const conditions = (
    <Stack spacing={1} inert={busy}>
      {tax}
      {terms ? <TermsCheckbox terms={terms} /> : null}
    </Stack>
  );
  return (
    <PurchasePage {...purchase} {...{ terms, conditions }} head={{ ...head, busy }}>
      <BusyContent {...{ heading, busy, gap }}>
        {children}
        <PhoneOnly>{conditions}</PhoneOnly>
      </BusyContent>
      {busy && step !== 'preparing' ? <OrderProcessingNotice /> : null}
    </PurchasePage>
  );
}
