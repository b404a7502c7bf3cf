import { createLink } from '@tanstack/react-router';
import { ButtonLink } from '@homeview/ui/ButtonLink';
import type { SubscribedPlan } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { useText } from '../../i18n/useText';
import { plansPage } from '../../platform/launch/plansPage';
import { usePortalConfig } from '../../platform/launch/usePortalConfig';
import { useNames } from '../../shell/useNames';

const ActionLink = createLink(ButtonLink);

interface Props {
  /** A plan that covers more devices than it has. */
  readonly room: Pick<SubscribedPlan, 'packageId' | 'packageName'> | undefined;
  /** Label of the way to the plans on sale, shown without such a plan. */
  readonly plansLabel: string;
  readonly onPlans?: () => void;
}

/** Leads to the devices of a plan that has room, or to the plans on sale. */
export function CoverDevicesLink({ room, plansLabel, onPlans }: Props) {
  const text = useText();
  const names = useNames();
  const config = usePortalConfig();
  if (room === undefined) {
    return (
      <ActionLink variant="outlined" to={plansPage(config)} onClick={onPlans}>
        {plansLabel}
      </ActionLink>
    );
  }
  return (
    <ActionLink
      variant="outlined"
      to="/subscription/$id/adjustDevice"
      params={{ id: room.packageId }}
    >
      {text('home.addToPlan', { plan: names.plan(room.packageName) })}
    </ActionLink>
  );
}
