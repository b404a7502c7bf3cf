import { useText } from '../../i18n/useText';
import { PurchaseButton } from './PurchaseButton';
import type { PayStep } from './CheckoutPage';

interface Props {
  readonly step: PayStep;
  /** Id of the form that the button submits; without it, the button calls `onPay`. */
  readonly formId?: string | undefined;
  readonly onPay?: (() => void) | undefined;
  readonly children: string;
}

/** The button that pays. It names the step in progress, and keeps the width of all of them. */
export function PayButton({ step, formId, onPay, children }: Props) {
  const text = useText();
  const ordering = text('checkout.paying');
  const leaving = text('checkout.leaving');
  const paying = text('checkout.inStore');
  const busyLabel = { idle: ordering, preparing: ordering, ordering, leaving, paying }[step];
  return (
    <PurchaseButton
      busy={step !== 'idle'}
      busyLabel={busyLabel}
      otherBusyLabels={[ordering, leaving, paying].filter((label) => label !== busyLabel)}
      {...(formId === undefined ? { onClick: onPay } : { type: 'submit', form: formId })}
    >
      {children}
    </PurchaseButton>
  );
}
