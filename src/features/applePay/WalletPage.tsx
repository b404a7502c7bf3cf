import type { ReactNode } from 'react';
import { EmptyState } from '@homeview/ui/EmptyState';
import { ScreenSwitch, screenStateOf } from '@homeview/ui/ScreenSwitch';
import { NoHouse } from '../../checkout/NoHouse';
import { UnknownPlan } from '../../checkout/UnknownPlan';
import { useText } from '../../i18n/useText';
import { FailedView } from '../../shell/FailedView';
import { HomeLink } from '../../shell/HomeLink';
import { PortalPage } from '../../shell/PortalPage';
import type { WalletSearch } from './search';
import { useWalletOffer } from './useWalletOffer';
import type { WalletOffer } from './useWalletOffer';

interface Props {
  readonly search: WalletSearch;
  readonly title: string;
  readonly backTo: string;
  readonly loading: ReactNode;
  readonly children: (offer: WalletOffer) => ReactNode;
}

/** A page of what the store sells, in whatever state it is. Spec 2, 4. */
export function WalletPage({ search, title, backTo, loading, children }: Props) {
  const text = useText();
  const { data, error, retry, retrying } = useWalletOffer(search);
  if (data?.offer) return children(data.offer);
  const state = screenStateOf({ data, error, retry, isEmpty: (loaded) => loaded === null });
  return (
    <PortalPage title={title} backTo={backTo}>
      <ScreenSwitch
        state={state}
        loading={loading}
        failed={(again) => <FailedView error={error} onRetry={again} retrying={retrying} />}
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
      </ScreenSwitch>
    </PortalPage>
  );
}
