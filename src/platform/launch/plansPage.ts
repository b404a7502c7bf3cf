import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { defaultPayMode } from '../../domain/payment/defaultPayMode';
import type { PortalConfig } from './config';

/** Where plans are sold: the store in the iOS app, a provider everywhere else. */
export const plansPage = ({ environment }: PortalConfig): '/applePay' | '/defaultPackage' =>
  defaultPayMode(environment) === PayMode.ApplePay ? '/applePay' : '/defaultPackage';
