import { createLink } from '@tanstack/react-router';
import { SubscriptionTile } from '@homeview/ui/SubscriptionTile';
import type { SubscribedPlan } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { PAID_PACKAGE_TYPE } from '@homeview/contracts/vocabulary/order/packageType';
import { SubscribeStatus } from '@homeview/contracts/vocabulary/plan/subscribeStatus';
import { UNLIMITED_DEVICES } from '@homeview/contracts/vocabulary/plan/unlimited';
import { daysLeft } from '../../domain/plan/daysLeft';
import { CYCLE_TEXT, STATUS_TEXT, STATUS_TONE } from '../../i18n/planTexts';
import { useText } from '../../i18n/useText';
import { useNames } from '../../shell/useNames';

const TileLink = createLink(SubscriptionTile);

/** One subscribed plan on the home page: its state, cycle, devices and days left. */
export function PlanTile({ plan }: { readonly plan: SubscribedPlan }) {
  const text = useText();
  const names = useNames();
  const days = daysLeft(plan);
  const paid = plan.packageType === PAID_PACKAGE_TYPE;
  // Without it, days left would read as an end. Spec 4: status 1 renews.
  const renews = paid && plan.subscribeStatus === SubscribeStatus.Active;
  const devices =
    plan.supportedDevNum === UNLIMITED_DEVICES
      ? text('plan.devicesUsedUnlimited', { used: plan.devNum })
      : text('plan.devicesUsed', { used: plan.devNum, covered: plan.supportedDevNum });

  return (
    <TileLink
      to="/subscription/$id"
      params={{ id: plan.packageId }}
      name={names.plan(plan.packageName)}
      statusLabel={text(STATUS_TEXT[plan.subscribeStatus])}
      statusTone={STATUS_TONE[plan.subscribeStatus]}
      lines={[
        {
          label: text('plan.billing'),
          value: text(paid ? CYCLE_TEXT[plan.subscribeCycle] : 'plan.free'),
        },
        ...(renews
          ? [{ label: text('subscription.renewal'), value: text('subscription.renewalOn') }]
          : []),
      ]}
      devicesLabel={devices}
      note={days === null ? undefined : text('plan.daysLeft', { days })}
    />
  );
}
