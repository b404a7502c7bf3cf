import { useNavigate, useRouter } from '@tanstack/react-router';
import type { Goods, PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import { useSelectedHouse } from '../../checkout/plan/useSelectedHouse';
import { carried } from './search';
import type { PlanSearch } from './search';
import type { PlanChange, PlanPages } from './usePlanOffer';
import { useUnlimitedPlanGuard } from '../../checkout/plan/useUnlimitedPlanGuard';

interface Options {
  readonly pages: PlanPages;
  readonly search: PlanSearch;
  /** Set for a plan change, omitted for a purchase. */
  readonly change?: PlanChange;
}

/** Opens the device selection for a price, after a possible confirmation. */
export function useGoToDevices({ pages, search, change }: Options) {
  const navigate = useNavigate();
  const { history } = useRouter();
  const { page, whenKnown } = useSelectedHouse(change?.detail.homeId);
  const { asking, confirmContinue } = useUnlimitedPlanGuard(change?.packageId);

  async function toDevices(goods: Goods, price: PriceEntry): Promise<void> {
    if (asking) return;
    if (!(await confirmContinue(whenKnown(), price.planUnit, true))) return;
    // Stores the selected price in the current history entry, so that browser back restores it.
    const here = new URL(history.location.href, location.origin);
    here.searchParams.set('checkedPriceId', price.goodsPriceId);
    history.replace(here.pathname + here.search);
    // Without the flush, the next navigation would replace this entry.
    history.flush();
    const chosen = { ...carried(search), checkedPriceId: price.goodsPriceId };
    await (pages === '/packages'
      ? navigate({
          to: '/packages/$packageId/selectDevice',
          params: { packageId: goods.goodsId },
          search: chosen,
        })
      : navigate({
          to: '/defaultPackage/selectDevice',
          search: { ...chosen, goodsId: goods.goodsId },
        }));
  }

  return { asking, toDevices, page };
}
