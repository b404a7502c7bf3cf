import { EmptyState } from '@homeview/ui/EmptyState';
import { ScreenSwitch } from '@homeview/ui/ScreenSwitch';
import type { ScreenState } from '@homeview/ui/ScreenSwitch';
import type { PlanWithDetail } from '../../api/endpoints/subscription.api';
import { formatPrice } from '../../domain/offer/price';
import { useText } from '../../i18n/useText';
import { FailedView } from '../../shell/pages/FailedView';
import { GiftCardLink } from './GiftCardLink';
import { PlanTiles, firstToKeep } from './PlanTiles';
import type { TurnOn } from './PlanTiles';

export interface PlanListProps {
  readonly houseName: string;
  /** Home shows the skeleton, until devices are loaded too. */
  readonly state: ScreenState<readonly PlanWithDetail[]>;
  /** Why the plans could not be loaded. */
  readonly error?: unknown;
  readonly retrying?: boolean | undefined;
  /** The lowest monthly price on offer, if it is known. */
  readonly fromCents?: number | undefined;
  readonly turnOn?: TurnOn | undefined;
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
      {(list) => <PlanTiles list={list} turnOn={turnOn} mainId={firstToKeep(list)} />}
    </ScreenSwitch>
  );
}
