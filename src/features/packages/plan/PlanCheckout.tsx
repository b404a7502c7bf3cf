import type { House } from '@homeview/contracts/domains/house/house.schemas';
import type { Goods, PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import type { UnboundDevice } from '@homeview/contracts/domains/subscription/subscription.schemas';
import type { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { DeviceCheckout } from '../../../checkout/devices/DeviceCheckout';
import { useText } from '../../../i18n/useText';
import type { PlanSearch } from '../search';
import type { PlanPages } from '../usePlanOffer';

export interface PlanCheckoutProps {
  readonly goods: Goods;
  readonly price: PriceEntry;
  readonly house: House;
  /** Devices of the house without a plan. */
  readonly devices: readonly UnboundDevice[];
  readonly payModes: readonly PayMode[];
  readonly search: PlanSearch;
  readonly pages: PlanPages;
  /** Path and query of the previous page. */
  readonly backTo: string;
}

/** Checkout of a new plan for a house. */
export function PlanCheckout({ search, pages, ...purchase }: PlanCheckoutProps) {
  const text = useText();
  // The package list uses its own wording for the device limit.
  const multiSelect = (max: number) =>
    max === 1 ? text('select_max_one_tips') : text('select_max_tips', { max });
  return (
    <DeviceCheckout
      {...purchase}
      origin={{ activityId: search.activityId, remark: search.original }}
      words={{ overLimit: pages === '/packages' ? multiSelect : undefined }}
    />
  );
}
