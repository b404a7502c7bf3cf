import { BRAND } from '@homeview/contracts/vocabulary/brand';
import type { PayProvider } from '@homeview/contracts/vocabulary/order/payMode';
import { html } from '../http/html';
import type { Markup } from '../http/html';
import type { Page } from '../http/page';
import type { Checkout } from '../world/entities';
import { payStyles } from './payStyles';

/** The facts of an order that a provider shows. */
export interface Bill {
  orderId: string;
  what: string;
  devices: string;
  amount: string;
}

const NAMES: Record<PayProvider, string> = {
  PAYPAL: 'Fake Wallet',
  STRIPE: 'Fake Card Checkout',
};

const titleOf = (provider: PayProvider) => `${NAMES[provider]} (fake payment provider)`;

const frame = (provider: PayProvider, content: Markup): Markup =>
  html`<header class="note">Fake payment provider. No real money is charged.</header>
    <main>
      <p class="mark">${NAMES[provider]}</p>
      ${content}
    </main>`;

const billList = ({ orderId, what, devices, amount }: Bill): Markup =>
  html`<dl>
    <dt>Merchant</dt>
    <dd>${BRAND}</dd>
    <dt>Order</dt>
    <dd>${orderId}</dd>
    <dt>Plan</dt>
    <dd>${what}</dd>
    <dt>Devices</dt>
    <dd>${devices}</dd>
    <dt>Amount</dt>
    <dd>${amount}</dd>
  </dl>`;

const cardFields: Markup = html`<h2 id="card">Card</h2>
  <div role="group" aria-labelledby="card">
    <label
      >Card number
      <input
        name="number"
        value="4242 4242 4242 4242"
        inputmode="numeric"
        autocomplete="off"
        required
    /></label>
    <div class="pair">
      <label>Expiry <input name="expiry" value="12/34" autocomplete="off" required /></label>
      <label
        >CVC <input name="cvc" value="123" inputmode="numeric" autocomplete="off" required
      /></label>
    </div>
  </div>`;

const walletFields: Markup = html`<p>Signed in as <strong>fake.buyer@wallet.example</strong>.</p>`;

/** The page on which a customer pays or cancels, or support decides how else a payment ends. */
export const payPage = ({ provider, nonce, ...urls }: Checkout, bill: Bill): Page => ({
  title: titleOf(provider),
  css: payStyles(provider),
  inPhone: true,
  formTargets: [urls.successUrl, urls.cancelUrl, urls.errorUrl],
  body: frame(
    provider,
    html`<h1>Pay ${bill.amount} to ${BRAND}</h1>
      ${billList(bill)}
      <form method="post">
        <input type="hidden" name="nonce" value="${nonce}" />
        ${provider === 'STRIPE' ? cardFields : walletFields}
        <button class="first" name="action" value="pay">Pay ${bill.amount}</button>
        <button name="action" value="cancel" formnovalidate>Cancel and return</button>
        <button class="decline" name="action" value="decline" formnovalidate>
          Decline payment
        </button>
        <button class="other" name="action" value="confirmLater">
          Return now, confirmed 10 seconds later
        </button>
        <button class="other" name="action" value="neverConfirm">
          Return now, never confirmed
        </button>
      </form>`,
  ),
});

/** Shown when an order is already paid. */
export const paidPage = ({ provider, successUrl }: Checkout, bill: Bill): Page => ({
  title: titleOf(provider),
  css: payStyles(provider),
  inPhone: true,
  body: frame(
    provider,
    html`<h1>This order is already paid</h1>
      <p>You haven’t been charged again.</p>
      ${billList(bill)}
      <a class="button first" href="${successUrl}">Return to ${BRAND}</a>`,
  ),
});

/** The error page of a checkout. */
export const stuckPage = (status: number, heading: string, advice: string): Page => ({
  title: `${heading} (fake payment provider)`,
  css: payStyles('PAYPAL'),
  inPhone: true,
  status,
  body: html`<main>
    <h1>${heading}</h1>
    <p>${advice}</p>
    <a class="button" href="/">Go to ${BRAND}</a>
  </main>`,
});
