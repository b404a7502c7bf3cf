import type { ReactNode } from 'react';
import { EmptyState } from '@homeview/ui/EmptyState';
import { useIsDesktop } from '@homeview/ui/Page';
import { ScreenSwitch } from '@homeview/ui/ScreenSwitch';
import type { ScreenState } from '@homeview/ui/ScreenSwitch';
import { SubscriptionSkeleton } from '@homeview/ui/Skeletons';
import { VisuallyHidden } from '@homeview/ui/VisuallyHidden';
import type { SubscriptionDetail as Detail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { NoHouse } from '../../checkout/plan/NoHouse';
import { useText } from '../../i18n/useText';
import { FailedView } from '../../shell/pages/FailedView';
import { HomeLink } from '../../shell/links/HomeLink';
import { PortalPage } from '../../shell/pages/PortalPage';
import { SubscriptionDetail } from './SubscriptionDetail';

export interface SubscriptionViewProps {
  /** Empty if the service does not know this plan. */
  readonly state: ScreenState<Detail>;
  /** Why the plan could not be loaded. */
  readonly error?: unknown;
  readonly retrying?: boolean | undefined;
  /** The house belongs to someone else, so the plan is read-only. */
  readonly notOwner?: boolean;
  readonly onChooseStaying: () => void;
  /** Cancels the pending change: `KeepPlanButton`. */
  readonly keepPlan?: ReactNode;
  /** Leads to the replacement of a device: `ReplaceDeviceLink`. */
  readonly replace?: ReactNode;
  /** `PlanFacts` of a loaded plan. */
  readonly facts?: ReactNode;
  /** The plan's buttons, which a phone shows in the bar: `PlanActions`. */
  readonly actions?: ReactNode;
  /** Turns renewal off, which a wide screen shows in `facts`: `TurnOffButton`. */
  readonly turnOff?: ReactNode;
}

/** One subscription: plan, renewal date and price, and covered devices. */
export function SubscriptionView(props: SubscriptionViewProps) {
  const {
    state,
    error,
    retrying,
    notOwner = false,
    facts,
    actions,
    turnOff,
    keepPlan,
    replace,
    onChooseStaying,
  } = props;
  const text = useText();
  const title = text('subscription.title');
  const wide = useIsDesktop();
  const loading = state.status === 'loading';
  // Keeps the room beside a plan that is loading.
  const beside = loading ? null : facts;
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
            {...{ detail, notOwner, onChooseStaying, keepPlan, replace }}
            facts={wide ? null : facts}
            turnOff={wide ? null : turnOff}
          />
        )}
      </ScreenSwitch>
    </PortalPage>
  );
}
