import { createLink } from '@tanstack/react-router';
import { SubscriptionTile } from '@homeview/ui/SubscriptionTile';
import type {
  SubscribedPlan,
  SubscriptionDetail,
} from '@homeview/contracts/domains/subscription/subscription.schemas';
import { UNLIMITED_DEVICES } from '@homeview/contracts/vocabulary/plan/unlimited';
import { pendingChangeText } from '../../checkout/plan/pendingChangeText';
import { daysLeft } from '../../domain/plan/daysLeft';
import { isStorePlan } from '../../domain/plan/renewal';
import { STATUS_TEXT, STATUS_TONE } from '../../i18n/planTexts';
import { useText } from '../../i18n/useText';
import { useNames } from '../../shell/useNames';
import { usePlanFacts } from './usePlanFacts';

const TileLink = createLink(SubscriptionTile);

/** How many devices a tile names. */
const NAMED = 4;

interface Props {
  readonly plan: SubscribedPlan;
  /** Null if it could not be loaded. */
  readonly detail: SubscriptionDetail | null;
}

/** One subscribed plan on the home page: its state, date, price and devices. */
export function PlanTile({ plan, detail }: Props) {
  const text = useText();
  const names = useNames();
  const days = daysLeft(plan);
  const devices =
    plan.supportedDevNum === UNLIMITED_DEVICES
      ? text('plan.devicesUsedUnlimited', { used: plan.devNum })
      : text('plan.devicesUsed', { used: plan.devNum, covered: plan.supportedDevNum });
  const covered = detail?.devList ?? [];
  const notes = [
    days === null ? null : text('plan.daysLeft', { days }),
    detail ? pendingChangeText(text, detail) : null,
    detail && isStorePlan(detail) ? text('subscription.storeBilled') : null,
  ].filter((note) => note !== null);

  return (
    <TileLink
      to="/subscription/$id"
      params={{ id: plan.packageId }}
      name={names.plan(plan.packageName)}
      statusLabel={text(STATUS_TEXT[plan.subscribeStatus])}
      statusTone={STATUS_TONE[plan.subscribeStatus]}
      lines={usePlanFacts(plan, detail)}
      devicesLabel={devices}
      devices={covered.slice(0, NAMED).map(({ deviceName }) => names.device(deviceName))}
      moreDevicesLabel={
        covered.length > NAMED
          ? text('home.moreDevices', { count: covered.length - NAMED })
          : undefined
      }
      notes={notes}
    />
  );
}
