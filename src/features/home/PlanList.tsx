import type { ReactNode } from 'react';
import { EmptyState } from '@homeview/ui/EmptyState';
import { ScreenSwitch } from '@homeview/ui/ScreenSwitch';
import type { ScreenState } from '@homeview/ui/ScreenSwitch';
import { ListStack, Stack } from '@homeview/ui/Stack';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import type { PlanWithDetail } from '../../api/endpoints/subscription.api';
import { EndingPlanNotice } from '../../checkout/plan/EndingPlanNotice';
import { formatPrice } from '../../domain/offer/price';
import { useText } from '../../i18n/useText';
import { FailedView } from '../../shell/pages/FailedView';
import { GiftCardLink } from './GiftCardLink';
import { PlanTile } from './PlanTile';

export interface PlanListProps {
  readonly houseName: string;
  /** Home shows the skeleton, until devices are loaded too. */
  readonly state: ScreenState<readonly PlanWithDetail[]>;
  /** Why the plans could not be loaded. */
  readonly error?: unknown;
  readonly retrying?: boolean | undefined;
  /** The lowest monthly price on offer, if it is known. */
  readonly fromCents?: number | undefined;
  /** The button that turns on the renewal of a plan. */
  readonly turnOn?: ((id: string, detail: SubscriptionDetail) => ReactNode) | undefined;
}

/** The subscribed plans of a house. */
export function PlanList(props: PlanListProps) {
  const { houseName, state, error, retrying, fromCents, turnOn } = props;
  const text = useText();
  return (
    <ScreenSwitch
      state={state}
      loading={null}
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
          {list.map(({ plan, detail }) => (
            <li key={plan.packageId}>
              <Stack spacing={1}>
                <PlanTile plan={plan} detail={detail} />
                {detail && (
                  <EndingPlanNotice detail={detail} turnOn={turnOn?.(plan.packageId, detail)} />
                )}
              </Stack>
            </li>
          ))}
        </ListStack>
      )}
    </ScreenSwitch>
  );
}
