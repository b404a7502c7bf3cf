import type { ReactNode } from 'react';
import { KeyValueList } from '@homeview/ui/KeyValueList';
import { useIsDesktop } from '@homeview/ui/Page';
import { Section } from '@homeview/ui/Section';
import { Stack } from '@homeview/ui/Stack';
import { SummaryCard } from '@homeview/ui/SummaryCard';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { isDeleted, isStorePlan } from '../../domain/plan/renewal';
import { useText } from '../../i18n/useText';
import { PageLink } from '../../shell/links/PageLink';
import { useDetailRows } from './useDetailRows';
import type { NextPrice } from './useDetailRows';

export interface PlanFactsProps {
  readonly id: string;
  readonly detail: SubscriptionDetail;
  /** Undefined if they cannot be loaded. */
  readonly houses: readonly House[] | undefined;
  /** The house belongs to someone else, so the plan is read-only. */
  readonly notOwner: boolean;
  /** Price of the next period after a pending change; undefined while unknown. */
  readonly nextPrice?: NextPrice | undefined;
  /** Puts the day of the next event into a calendar: `CalendarReminder`. */
  readonly reminder?: ReactNode;
  /** The plan's buttons, which a phone shows in the bar: `PlanActions`. */
  readonly actions?: ReactNode;
  /** Turns renewal off, which a phone shows at the end of the page: `TurnOffButton`. */
  readonly turnOff?: ReactNode;
}

/**
 * The facts of a plan, and the ways to change it. On a wide screen they are a card beside the plan,
 * so that the actions are in sight at once.
 */
export function PlanFacts(props: PlanFactsProps) {
  const { id, detail, houses, notOwner, nextPrice, reminder, actions, turnOff } = props;
  const text = useText();
  const wide = useIsDesktop();
  const rows = useDetailRows(detail, houses, nextPrice);
  const title = text('subscription.facts');
  const changeable =
    !notOwner &&
    !detail.isExpire &&
    !isDeleted(detail) &&
    !isStorePlan(detail) &&
    (detail.canUpgrade || detail.canDowngrade);
  const changeLink = changeable ? (
    <PageLink to="/defaultPackage" search={{ changePackageId: id }} standalone>
      {text('subscription.changePlan')}
    </PageLink>
  ) : undefined;
  if (!wide) {
    return (
      <Section title={title} action={changeLink}>
        <Stack spacing={1.5}>
          <KeyValueList rows={rows} />
          {reminder ? <div>{reminder}</div> : null}
        </Stack>
      </Section>
    );
  }
  return (
    <SummaryCard title={title} facts={<KeyValueList plain rows={rows} />}>
      {actions}
      {reminder}
      {changeLink}
      {turnOff}
    </SummaryCard>
  );
}
