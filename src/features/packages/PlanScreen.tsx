import { EmptyState } from '@homeview/ui/EmptyState';
import { ScreenSwitch, screenStateOf } from '@homeview/ui/ScreenSwitch';
import { PriceTileSkeleton } from '@homeview/ui/Skeletons';
import { useGoodsList } from '../../api/package.api';
import { wishedOffer, wishedPrice } from '../../domain/offer';
import { useText } from '../../i18n/useText';
import { FailedView } from '../../shell/FailedView';
import { HomeLink } from '../../shell/HomeLink';
import { PortalPage } from '../../shell/PortalPage';
import { PlanChoice } from './PlanChoice';
import { UnknownPlan } from './UnknownPlan';
import type { PlanSearch } from './search';

/** The plan page: what a plan includes, its prices, the terms. Spec 2. */
export function PlanScreen({ search }: { readonly search: PlanSearch }) {
  const text = useText();
  const { currentData, error, refetch, isFetching } = useGoodsList();
  const state = screenStateOf({
    data: currentData,
    error,
    retry: refetch,
    isEmpty: ({ list }) => list.every((goods) => goods.goodsPriceList.length === 0),
  });
  const title = text('packages.title');
  if (state.status === 'loaded') {
    const goods = wishedOffer(state.data.list, search.goodsId);
    const price = goods && wishedPrice(goods, search);
    if (goods && price) {
      // Another address in the same route is another choice.
      const key = `${goods.goodsId}/${price.goodsPriceId}`;
      return <PlanChoice key={key} goods={goods} initial={price} title={title} />;
    }
  }

  return (
    <PortalPage title={title} backTo="/">
      <ScreenSwitch
        state={state}
        loading={<PriceTileSkeleton />}
        failed={(retry) => <FailedView error={error} onRetry={retry} retrying={isFetching} />}
        empty={
          <EmptyState
            title={text('check_products_empty')}
            message={text('packages.emptyMessage')}
            action={<HomeLink />}
          />
        }
      >
        {() => <UnknownPlan />}
      </ScreenSwitch>
    </PortalPage>
  );
}
