import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { BottomActionBar } from '@homeview/ui/BottomActionBar';
import { BusyButton } from '@homeview/ui/BusyButton';
import { onIdle } from '@homeview/ui/WhenIdle';
import { prepareOrdering } from '../../api/endpoints/order.api';
import { useText } from '../../i18n/useText';
import type { CheckoutStep } from '../order/useCheckoutStep';

interface Props {
  /** The effect of the press: the charge and the renewal. */
  readonly summary: ReactNode;
  readonly label: string;
  readonly step: CheckoutStep;
  /** A step before payment is in progress. */
  readonly preparing?: boolean;
  readonly softDisabled?: boolean;
  /** Id of the form that the button submits; without it, the button calls `onPay`. */
  readonly formId?: string | undefined;
  readonly onPay?: (() => void) | undefined;
}

/** The order button, pinned at the bottom, with a summary of the charge. Spec 4. */
export function PayBar({ summary, label, step, preparing = false, softDisabled, ...press }: Props) {
  const text = useText();
  useEffect(() => onIdle(prepareOrdering), []);
  return (
    <BottomActionBar summary={summary}>
      <BusyButton
        fullWidth
        busy={preparing || step !== 'idle'}
        busyLabel={text(step === 'leaving' ? 'checkout.leaving' : 'checkout.paying')}
        otherBusyLabels={[text(step === 'leaving' ? 'checkout.paying' : 'checkout.leaving')]}
        softDisabled={softDisabled}
        {...(press.formId === undefined
          ? { onClick: press.onPay }
          : { type: 'submit', form: press.formId })}
      >
        {label}
      </BusyButton>
    </BottomActionBar>
  );
}
