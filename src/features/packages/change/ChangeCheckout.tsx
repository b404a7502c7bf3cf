import type { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { confirmNoDevice, confirmUncovered } from '../../../checkout/devices/confirmNoDevice';
import { useCheckout } from '../../../checkout/order/useCheckout';
import { useUnlimitedPlanGuard } from '../../../checkout/plan/useUnlimitedPlanGuard';
import { toCents } from '../../../domain/offer/price';
import { useFullDate } from '../../../i18n/useFullDate';
import { useText } from '../../../i18n/useText';
import { stored } from '../../../platform/storage/storedItems';
import { ChangeCheckoutView } from './ChangeCheckoutView';
import type { ChangeCheckoutViewProps } from './ChangeCheckoutView';
import type { PlanSearch } from '../search';
import type { ChangedDevicesChoice } from './useChangedDevices';

interface Props extends Omit<ChangeCheckoutViewProps, 'step' | 'onOrder'> {
  readonly search: PlanSearch;
}

/** Changes a plan to another package, and orders it after all confirmations. */
export function ChangeCheckout({ search, ...view }: Props) {
  const { change, goods, price, house } = view;
  const text = useText();
  const fullDate = useFullDate();
  const { asking, confirmContinue } = useUnlimitedPlanGuard(change.packageId);
  const { step, pay } = useCheckout();

  /** Asks for confirmation if no device is selected to stay. */
  const confirmNoneStays = (max: number): Promise<boolean> => {
    const date = fullDate(change.detail.nextRenewal) ?? '';
    return confirmUncovered(text('change.noneChosen', { max, date }), text);
  };

  const order = async (choice: ChangedDevicesChoice, payMode: PayMode) => {
    const { mustChoose, chosen, limit, start, ordered } = choice;
    if (mustChoose && chosen.length === 0 && !(await confirmNoneStays(limit))) return;
    if (start === 'now' && ordered.length === 0 && !(await confirmNoDevice(text))) return;
    if (!(await confirmContinue(house, price.planUnit))) return;
    await pay({
      packageId: change.packageId,
      activityId: search.activityId,
      remark: search.original,
      userId: stored.user.get()?.id ?? '',
      houseId: house.id,
      goodsId: goods.goodsId,
      goodsPriceId: price.goodsPriceId,
      priceCents: toCents(price.price),
      currency: price.currency,
      deviceIds: ordered,
      payMode,
    });
  };

  return (
    <ChangeCheckoutView
      {...view}
      step={asking ? 'preparing' : step}
      onOrder={(choice, payMode) => void order(choice, payMode)}
    />
  );
}
