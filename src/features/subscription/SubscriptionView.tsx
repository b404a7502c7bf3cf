import type { ReactNode } from 'react';
import { EmptyState } from '@homeview/ui/EmptyState';
import { useIsDesktop } from '@homeview/ui/Page';
import { ScreenSwitch } from '@homeview/ui/ScreenSwitch';
import type { ScreenState } from '@homeview/ui/ScreenSwitch';
import { SubscriptionSkeleton } from '@homeview/ui/Skeletons';
import { VisuallyHidden } from '@homeview/ui/VisuallyHidden';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import type { SubscriptionDetail as Detail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { NoHouse } from '../../checkout/plan/NoHouse';
import { useText } from '../../i18n/useText';
import { FailedView } from '../../shell/pages/FailedView';
import { HomeLink } from '../../shell/links/HomeLink';
import { PortalPage } from '../../shell/pages/PortalPage';
import { PlanFacts } from './PlanFacts';
import { SubscriptionDetail } from './SubscriptionDetail';
import type { NextPrice } from './useDetailRows';

export interface SubscriptionViewProps {
  readonly id: string;
  /** Empty if the service does not know this plan. */
  readonly state: ScreenState<Detail>;
  /** Why the plan could not be loaded. */
  readonly error?: unknown;
  readonly retrying?: boolean | undefined;
  /** Undefined if they cannot be loaded. */
  readonly houses?: readonly House[] | undefined;
  /** The house belongs to someone else, so the plan is read-only. */
  readonly notOwner?: boolean;
  /** Price of the next period after a pending change. */
  readonly nextPrice?: NextPrice | undefined;
  readonly onChooseStaying: () => void;
  /** Cancels the pending change: `KeepPlanButton`. */
  readonly keepPlan?: ReactNode;
  /** Puts the day of the next event into a calendar: `CalendarReminder`. */
  readonly reminder?: ReactNode;
  /** The plan's buttons: `PlanActions`. */
  readonly actions?: ReactNode;
}

/** One subscription: plan, renewal date and price, and covered devices. */
export function SubscriptionView(props: SubscriptionViewProps) {
  const { id, state, error, retrying, houses, notOwner = false, nextPrice } = props;
  const { onChooseStaying, keepPlan, reminder, actions } = props;
  const text = useText();
  const title = text('subscription.title');
  const wide = useIsDesktop();
  const factsOf = (detail: Detail) => (
    <PlanFacts {...{ id, detail, houses, notOwner, nextPrice, reminder, actions }} />
  );
  const loading = state.status === 'loading';
  const whileLoading = loading ? null : undefined;
  const beside = state.status === 'loaded' ? factsOf(state.data) : whileLoading;
  return (
    <PortalPage
      title={title}
      backTo="/"
      heading={state.status === 'loaded' || loading ? 'content' : 'frame'}
      aside={wide ? beside : undefined}
      footer={wide ? undefined : actions}
    >
      <ScreenSwitch
        state={state}
        loading={
          <>
            <VisuallyHidden as="h1">{title}</VisuallyHidden>
            <SubscriptionSkeleton />
          </>
        }
        failed={(retry) => <FailedView error={error} onRetry={retry} retrying={retrying} />}
        empty={
          notOwner ? (
            <NoHouse />
          ) : (
            <EmptyState
              title={text('subscription.unknownTitle')}
              message={text('subscription.unknownMessage')}
              action={<HomeLink />}
            />
          )
        }
      >
        {(detail) => (
          <SubscriptionDetail
            {...{ detail, notOwner, onChooseStaying, keepPlan }}
            facts={wide ? null : factsOf(detail)}
          />
        )}
      </ScreenSwitch>
    </PortalPage>
  );
}
