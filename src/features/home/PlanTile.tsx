import { createLink } from '@tanstack/react-router';
import { SubscriptionTile } from '@homeview/ui/SubscriptionTile';
import type {
  SubscribedPlan,
  SubscriptionDetail,
} from '@homeview/contracts/domains/subscription/subscription.schemas';
import { UNLIMITED_DEVICES } from '@homeview/contracts/vocabulary/plan/unlimited';
import { pendingChangeText } from '../../checkout/plan/pendingChangeText';
import { isStorePlan } from '../../domain/plan/renewal';
import { STATUS_TEXT, STATUS_TONE } from '../../i18n/planTexts';
import { useFullDate } from '../../i18n/useFullDate';
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
  const fullDate = useFullDate();
  const names = useNames();
  const devices =
    plan.supportedDevNum === UNLIMITED_DEVICES
      ? text('plan.devicesUsedUnlimited', { used: plan.devNum })
      : text('plan.devicesUsed', { used: plan.devNum, covered: plan.supportedDevNum });
  const covered = detail?.devList ?? [];
  const facts = usePlanFacts(plan, detail);
  const notes = [
    detail ? pendingChangeText(text, detail, fullDate) : null,
    detail && isStorePlan(detail) && !facts.payWay ? text('subscription.storeBilled') : null,
  ].filter((note) => note !== null);

  return (
    <TileLink
      to="/subscription/$id"
      params={{ id: plan.packageId }}
      name={names.plan(plan.packageName)}
      statusLabel={text(STATUS_TEXT[plan.subscribeStatus])}
      statusTone={STATUS_TONE[plan.subscribeStatus]}
      {...facts}
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
