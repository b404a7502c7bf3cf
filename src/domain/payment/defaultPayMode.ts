import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';

/** PayPal, or ApplePay in the iOS app. */
export const defaultPayMode = ({ inApp, os }: { inApp: boolean; os: string }): PayMode =>
  inApp && os === 'ios' ? PayMode.ApplePay : PayMode.PayPal;
