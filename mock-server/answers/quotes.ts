import memoize from 'lodash/memoize.js';
import { messagesOf } from '../texts/messages';

/** The words of the portal that answers quote, by the name of their argument. None has arguments. */
export const QUOTES = {
  addPlan: 'home.addSubscription',
  adjust: 'subscription.adjust',
  billAddress: 'menu.billAddress',
  bills: 'menu.bills',
  checkBack: 'packages.emptyMessage',
  chooseStaying: 'subscription.chooseStaying',
  confirmCode: 'certification.submit',
  declinedWhy: 'help.declined',
  expired: 'session_expired',
  giftCardPage: 'giftCard.heading',
  home: 'home.title',
  keepPlan: 'keepPlan.button',
  loss: 'subscription.endingLoss',
  ownHouse: 'home.noHousesMessage',
  pending: 'bill.status.processing',
  redeem: 'giftCard.redeem',
  refundNote: 'bill.refunded',
  renewNow: 'subscription.renewNow',
  replace: 'replaceDevice.title',
  resend: 'certification.resend',
  restore: 'help.restore',
  saveFirst: 'loss.saveFirst',
  signIn: 'login.signIn',
  store: 'subscription.check',
  trial: 'trial.start',
  tryAgain: 'common.tryAgain',
  turnOff: 'renewal.turnOff',
  turnOn: 'renewal.turnOn',
} as const;

/** The quotes in one language. @throws Error when a message is missing. */
export const quotesIn = memoize((locale: string): Readonly<Record<string, string>> => {
  const messages = messagesOf(locale);
  return Object.fromEntries(
    Object.entries(QUOTES).map(([name, id]) => {
      const text = messages[id];
      if (text === undefined) throw new Error(`The portal has no message "${id}" in ${locale}.`);
      return [name, text];
    }),
  );
});
