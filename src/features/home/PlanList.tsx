import { EmptyState } from '@homeview/ui/EmptyState';
import { ScreenSwitch } from '@homeview/ui/ScreenSwitch';
import type { ScreenState } from '@homeview/ui/ScreenSwitch';
import { SubscriptionTileSkeleton } from '@homeview/ui/Skeletons';
import { ListStack } from '@homeview/ui/Stack';
import type {
  SubscribedPlan,
  SubscriptionDetail,
} from '@homeview/contracts/domains/subscription/subscription.schemas';
import { formatPrice } from '../../domain/offer/price';
import { useText } from '../../i18n/useText';
import { FailedView } from '../../shell/pages/FailedView';
import { GiftCardLink } from './GiftCardLink';
import { PlanTile } from './PlanTile';

export interface PlanListProps {
  readonly houseName: string;
  readonly state: ScreenState<readonly SubscribedPlan[]>;
  /** By plan; null if it could not be loaded. */
  readonly details: readonly (SubscriptionDetail | null)[];
  /** Why the plans could not be loaded. */
  readonly error?: unknown;
  readonly retrying?: boolean | undefined;
  /** The lowest monthly price on offer, if it is known. */
  readonly fromCents?: number | undefined;
}

/** The subscribed plans of a house. Spec 2. */
export function PlanList(props: PlanListProps) {
  const { houseName, state, details, error, retrying, fromCents } = props;
  const text = useText();
  return (
    <ScreenSwitch
      state={state}
      loading={<SubscriptionTileSkeleton />}
      failed={(retry) => (
        <FailedView error={error} onRetry={retry} retrying={retrying} toHome={false} />
      )}
      empty={
        <EmptyState
          illustration="house"
          title={text('no_data')}
          message={
            <>
              {text('home.noPlansTitle', { house: houseName })}
              <br />
              {text('home.noPlansMessage')}
              {fromCents === undefined ? null : (
                <>
                  <br />
                  {text('home.plansFrom', { price: formatPrice(fromCents) })}
                </>
              )}
            </>
          }
          action={<GiftCardLink />}
        />
      }
    >
      {(list) => (
        <ListStack spacing={1.5}>
          {list.map((plan, at) => (
            <li key={plan.packageId}>
              <PlanTile plan={plan} detail={details[at] ?? null} />
            </li>
          ))}
        </ListStack>
      )}
    </ScreenSwitch>
  );
}
