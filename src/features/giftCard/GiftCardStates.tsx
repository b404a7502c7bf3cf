import type { ReactNode } from 'react';
import { ScreenSwitch, screenStateOf } from '@homeview/ui/ScreenSwitch';
import { NoHouse } from '../../checkout/plan/NoHouse';
import type { useSelectedHouse } from '../../checkout/plan/useSelectedHouse';
import { FailedView } from '../../shell/pages/FailedView';
import { PortalPage } from '../../shell/pages/PortalPage';
import type { combineQueries } from '../../shell/combineQueries';
import { GiftCardRefused } from './GiftCardRefused';
import type { useGiftCard } from './useGiftCard';

interface Props {
  readonly title: string;
  readonly backTo: string;
  /** Null reserves the space of the side column while its content is unknown. */
  readonly aside?: null;
  readonly card: Pick<ReturnType<typeof useGiftCard>, 'refused' | 'refusal'>;
  readonly visited: Pick<ReturnType<typeof useSelectedHouse>, 'noHouse' | 'error' | 'refetch'>;
  readonly all: Omit<ReturnType<typeof combineQueries>, 'data'> & {
    readonly data: object | undefined;
  };
  /** The skeleton of the page. */
  readonly loading: ReactNode;
  /** Shown if everything is loaded and there is nothing to show. */
  readonly children: ReactNode;
}

/** Loading, error and empty states of a gift card page. */
export function GiftCardStates({ card, visited, all, loading, children, ...page }: Props) {
  const { noHouse, error: houseError, refetch } = visited;
  const state = screenStateOf({
    data: card.refused || noHouse ? null : all.data,
    error: houseError ?? all.error,
    retry: houseError ? refetch : all.retry,
    isEmpty: (loaded) => loaded === null,
  });
  return (
    <PortalPage {...page}>
      <ScreenSwitch
        state={state}
        loading={loading}
        failed={(again) => (
          <FailedView error={houseError ?? all.error} onRetry={again} retrying={all.retrying} />
        )}
        empty={card.refused ? <GiftCardRefused refusal={card.refusal} /> : <NoHouse ofOther />}
      >
        {() => children}
      </ScreenSwitch>
    </PortalPage>
  );
}
