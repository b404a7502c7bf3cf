import CreditCard from 'lucide-react/icons/credit-card';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import { PayMode, PROVIDER_OF_PAY_MODE } from '@homeview/contracts/vocabulary/order/payMode';
import { Icon } from '@homeview/ui/Icon';
import type { MessageId } from '../../i18n/messages';

interface PayModeText {
  readonly title: MessageId;
  readonly hint: MessageId | null;
  readonly icon: ReactNode;
}

/** Texts and icon of each payment method. */
export const PAY_MODE_TEXT: Readonly<Record<PayMode, PayModeText>> = {
  [PayMode.PayPal]: {
    title: 'pay.method.paypal',
    hint: 'pay.method.paypalHint',
    icon: <Icon icon={Wallet} />,
  },
  [PayMode.CreditCard]: {
    title: 'pay.method.creditCard',
    hint: 'pay.method.creditCardHint',
    icon: <Icon icon={CreditCard} />,
  },
  [PayMode.ApplePay]: {
    title: 'pay.method.applePay',
    hint: null,
    icon: <Icon icon={Wallet} />,
  },
};

/** The offered methods with a hosted payment page. PayPal comes first: it is the default. */
export const hostedPayModes = (offered: readonly PayMode[]): PayMode[] =>
  [PayMode.PayPal, PayMode.CreditCard].filter(
    (mode) => offered.includes(mode) && PROVIDER_OF_PAY_MODE[mode] !== null,
  );
