import { SubscribeStatus } from '@homeview/contracts/vocabulary/plan/subscribeStatus';
import { UNLIMITED_DEVICES } from '@homeview/contracts/vocabulary/plan/unlimited';

interface CountedPlan {
  readonly subscribeStatus: number;
  /** Maximum number of devices; UNLIMITED_DEVICES for any number. */
  readonly supportedDevNum: number;
  readonly devNum: number;
}

/** A plan that can cover one more device, if there is one: one that renews before one that ends. */
export function planWithRoom<P extends CountedPlan>(plans: readonly P[]): P | undefined {
  const open = plans.filter(
    ({ subscribeStatus, supportedDevNum, devNum }) =>
      subscribeStatus >= SubscribeStatus.Active &&
      (supportedDevNum === UNLIMITED_DEVICES || devNum < supportedDevNum),
  );
  return open.find((plan) => plan.subscribeStatus === SubscribeStatus.Active) ?? open[0];
}
