import { useNavigate } from '@tanstack/react-router';
import type { Goods, PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import { useKeepInUrl } from '../../checkout/plan/useKeepInUrl';
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
  const keepInUrl = useKeepInUrl();
  const { page, whenKnown } = useSelectedHouse(change?.detail.homeId);
  const { asking, confirmContinue } = useUnlimitedPlanGuard(change?.packageId);

  async function toDevices(goods: Goods, price: PriceEntry): Promise<void> {
    if (asking) return;
    if (!(await confirmContinue(whenKnown(), price.planUnit, true))) return;
    keepInUrl({ checkedPriceId: price.goodsPriceId });
    const planSearch = { ...carried(search), checkedPriceId: price.goodsPriceId };
    await (pages === '/packages'
      ? navigate({
          to: '/packages/$packageId/selectDevice',
          params: { packageId: goods.goodsId },
          search: planSearch,
        })
      : navigate({
          to: '/defaultPackage/selectDevice',
          search: { ...planSearch, goodsId: goods.goodsId },
        }));
  }

  return { asking, toDevices, page };
}
