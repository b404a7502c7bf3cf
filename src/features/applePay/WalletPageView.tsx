import type { ReactNode } from 'react';
import { EmptyState } from '@homeview/ui/EmptyState';
import { screenStateOf } from '@homeview/ui/ScreenSwitch';
import { NoHouse } from '../../checkout/plan/NoHouse';
import { UnknownPlan } from '../../checkout/plan/UnknownPlan';
import { useText } from '../../i18n/useText';
import { HomeLink } from '../../shell/links/HomeLink';
import { ScreenPage } from '../../shell/pages/ScreenPage';
import type { WalletOffer, WalletOfferQuery } from './useWalletOffer';

export interface WalletPageViewProps {
  readonly title: string;
  /** Path and query of the previous page. */
  readonly backTo: string;
  /** A skeleton of the page. */
  readonly loading: ReactNode;
  readonly query: WalletOfferQuery;
  /** Renders the page for a loaded store offer. */
  readonly children: (offer: WalletOffer) => ReactNode;
}

/** Wraps a store page with its loading, error and empty states. */
export function WalletPageView({ query, children, ...page }: WalletPageViewProps) {
  const text = useText();
  const { data, error, retry, retrying } = query;
  if (data?.offer) return children(data.offer);
  return (
    <ScreenPage
      {...page}
      state={screenStateOf({ data, error, retry, isEmpty: (loaded) => loaded === null })}
      error={error}
      retrying={retrying}
      empty={<NoHouse />}
    >
      {(loaded) =>
        loaded?.list.some(({ goodsPriceList }) => goodsPriceList.length > 0) ? (
          <UnknownPlan />
        ) : (
          <EmptyState
            title={text('check_products_empty')}
            message={text('packages.emptyMessage')}
            action={<HomeLink />}
          />
        )
      }
    </ScreenPage>
  );
}
