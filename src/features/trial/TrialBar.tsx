import { BottomActionBar } from '@homeview/ui/BottomActionBar';
import { BusyButton } from '@homeview/ui/BusyButton';
import type { CheckoutStep } from '../../checkout/order/useCheckoutStep';
import type { NativeStep } from '../../checkout/payment/useNativePayment';
import { formatPrice } from '../../domain/offer/price';
import { useText } from '../../i18n/useText';

interface Props {
  /** Amount due today. */
  readonly cents: number;
  readonly step: CheckoutStep | NativeStep;
  /** Whether the trial renews at its price; otherwise it ends automatically. */
  readonly renews: boolean;
  readonly softDisabled: boolean;
  readonly onStart: () => void;
}

/** What the trial costs today and later, and the start button. Spec 2. */
export function TrialBar({ cents, step, renews, softDisabled, onStart }: Props) {
  const text = useText();
  const price = formatPrice(cents);
  const ordering = text('checkout.paying');
  const leaving = text('checkout.leaving');
  const paying = text('checkout.inStore');
  const busyLabel = { idle: ordering, ordering, leaving, paying }[step];
  return (
    <BottomActionBar
      summary={
        renews
          ? text('packages.renewsFor', { price, unit: 'month' })
          : text('trial.endsItself', { price })
      }
    >
      <BusyButton
        fullWidth
        busy={step !== 'idle'}
        busyLabel={busyLabel}
        otherBusyLabels={[ordering, leaving, paying].filter((label) => label !== busyLabel)}
        softDisabled={softDisabled}
        onClick={onStart}
      >
        {cents === 0 ? text('trial.start') : text('checkout.pay', { price })}
      </BusyButton>
    </BottomActionBar>
  );
}
