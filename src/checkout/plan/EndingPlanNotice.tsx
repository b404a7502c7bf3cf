import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ButtonLink } from '@homeview/ui/ButtonLink';
import { Notice } from '@homeview/ui/Notice';
import { Stack } from '@homeview/ui/Stack';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { selectHouse } from '../../api/currentHouse';
import { daysUntilEnd } from '../../domain/plan/daysUntilEnd';
import { canTurnRenewal, isDeleted } from '../../domain/plan/renewal';
import { useFullDate } from '../../i18n/useFullDate';
import { useText } from '../../i18n/useText';
import { plansPage } from '../../platform/launch/plansPage';
import { usePortalConfig } from '../../platform/launch/usePortalConfig';
import { serviceNow } from '../../platform/serviceTime';

const ActionLink = createLink(ButtonLink);

interface Props {
  readonly detail: SubscriptionDetail;
  /** The button that turns renewal on, if the page does not show it elsewhere. */
  readonly turnOn?: ReactNode;
}

const canRenew = (detail: SubscriptionDetail): boolean =>
  canTurnRenewal(detail) && !isDeleted(detail);

/** True from seven days before the end of a plan that does not renew. */
export const isEnding = (detail: SubscriptionDetail): boolean =>
  daysUntilEnd(detail, serviceNow()) !== null;

/** Whether such a plan can be kept by turning its renewal on. */
export const isKept = (detail: SubscriptionDetail): boolean => isEnding(detail) && canRenew(detail);

/**
 * When a plan ends, what is deleted then, and what keeps it: turning renewal on, or another plan
 * where this one cannot renew. Nothing until seven days before the end.
 */
export function EndingPlanNotice({ detail, turnOn }: Props) {
  const text = useText();
  const config = usePortalConfig();
  const days = daysUntilEnd(detail, serviceNow());
  const date = useFullDate()(detail.nextRenewal);
  if (days === null || date === null) return null;
  const action = canRenew(detail) ? (
    turnOn
  ) : (
    <ActionLink
      variant="outlined"
      to={plansPage(config)}
      onClick={() => selectHouse(detail.homeId)}
    >
      {text('packages.title')}
    </ActionLink>
  );
  return (
    <Notice
      tone="warning"
      title={text('subscription.ending', { days, date })}
      action={
        action && (
          <Stack direction="row" sx={{ pt: 1.25 }}>
            {action}
          </Stack>
        )
      }
    >
      {text('subscription.endingLoss')}
    </Notice>
  );
}
