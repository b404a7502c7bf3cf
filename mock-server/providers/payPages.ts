import { BRAND } from '@homeview/contracts/vocabulary/brand';
import type { PayProvider } from '@homeview/contracts/vocabulary/order/payMode';
import type { Page, PageForm } from '../http/page';
import type { Checkout } from '../world/entities';

/** The facts of an order that a provider shows. */
export interface Bill {
  orderId: string;
  what: string;
  devices: string;
  amount: string;
}

/** Name and icon keep the two providers apart. */
const MARKS = {
  PAYPAL: { name: 'Fake Wallet', icon: 'wallet' },
  STRIPE: { name: 'Fake Card Checkout', icon: 'card' },
} as const satisfies Record<PayProvider, Page['mark']>;

const frame = (provider: PayProvider, { orderId, what, devices, amount }: Bill) => ({
  title: `${MARKS[provider].name} (fake payment provider)`,
  note: 'Fake payment provider. No real money is charged.',
  mark: MARKS[provider],
  facts: [
    { label: 'Merchant', value: BRAND },
    { label: 'Order', value: orderId },
    { label: 'Plan', value: what },
    { label: 'Devices', value: devices },
    { label: 'Amount', value: amount, strong: true },
  ],
  inPhone: true,
});

const CARD: Pick<PageForm, 'title' | 'fields'> = {
  title: 'Card',
  fields: [
    { label: 'Card number', name: 'number', value: '4242 4242 4242 4242', numeric: true },
    { label: 'Expiry date', name: 'expiry', value: '12/34', short: true },
    { label: 'Security code', name: 'cvc', value: '123', numeric: true, short: true },
  ],
};

/** The page on which a customer pays or cancels, or support decides how else a payment ends. */
export const payPage = ({ provider, nonce, ...urls }: Checkout, bill: Bill): Page => ({
  ...frame(provider, bill),
  heading: `Pay ${bill.amount} to ${BRAND}`,
  texts: provider === 'PAYPAL' ? ['Signed in as fake.buyer@wallet.example.'] : [],
  formTargets: [urls.successUrl, urls.cancelUrl, urls.errorUrl],
  form: {
    hidden: { nonce },
    ...(provider === 'STRIPE' ? CARD : {}),
    buttons: [
      { label: `Pay ${bill.amount}`, value: 'pay', variant: 'contained' },
      { label: 'Cancel and return', value: 'cancel', formNoValidate: true },
      {
        label: 'Decline payment',
        value: 'decline',
        variant: 'text',
        color: 'error',
        formNoValidate: true,
      },
      { label: 'Return now, confirmed 10 seconds later', value: 'confirmLater', variant: 'text' },
      { label: 'Return now, never confirmed', value: 'neverConfirm', variant: 'text' },
    ],
  },
});

/** Shown when an order is already paid. */
export const paidPage = ({ provider, successUrl }: Checkout, bill: Bill): Page => ({
  ...frame(provider, bill),
  heading: 'This order is already paid',
  texts: ['You haven’t been charged again.'],
  links: [{ href: successUrl, label: `Return to ${BRAND}` }],
});

/** The error page of a checkout. */
export const stuckPage = (status: number, heading: string, advice: string): Page => ({
  title: `${heading} (fake payment provider)`,
  heading,
  texts: [advice],
  links: [{ href: '/', label: `Go to ${BRAND}` }],
  inPhone: true,
  status,
});
