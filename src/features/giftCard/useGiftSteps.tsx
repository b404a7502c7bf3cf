import { useNavigate } from '@tanstack/react-router';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { refusalText } from '../../api/request/apiError';
import { useNamedHouses } from '../../shell/useNamedHouses';
import { useAppDispatch } from '../../api/dispatch';
import { fetchSubscriptionDetail } from '../../api/endpoints/subscription.api';
import { useCheckout } from '../../checkout/order/useCheckout';
import { useKeepInUrl } from '../../checkout/plan/useKeepInUrl';
import { giftCardPaths } from '../../domain/offer/giftCardPaths';
import { giftCardStep } from '../../domain/offer/giftCardStep';
import type { GiftCardStep } from '../../domain/offer/giftCardStep';
import { mayManage } from '../../domain/houses';
import { useText } from '../../i18n/useText';
import { dialogs } from '../../shell/feedback';
import { fromReturnPage } from '../../shell/links/useReturnTo';
import { showFailure } from '../../shell/showOutcome';
import { useAction } from '../../shell/useAction';
import { GiftOrder } from './payment/GiftOrder';
import { GIFT_PAY_OPTIONS, giftBasket } from './payment/giftBasket';
import type { GiftExtension, GiftPackage, GiftPayMethod } from './payment/giftPayMethods';
import { useAddedPeriod } from './payment/useAddedPeriod';
import type { ExtendedPlan } from './payment/useAddedPeriod';

interface Options {
  readonly code: string;
  readonly house: House;
  readonly hasAddress: boolean;
  readonly unboundDevices: number;
}

/**
 * Continues from a selection to the next page, or redeems at once after a confirmation, because
 * redeeming uses up the card.
 */
export function useGiftSteps({ code, house, hasAddress, unboundDevices }: Options) {
  const text = useText();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { houses } = useNamedHouses();
  const { step, pay } = useCheckout();
  const added = useAddedPeriod();
  const keepInUrl = useKeepInUrl();

  /** Resolves to true if the customer confirms. */
  const confirm = async (
    chosen: GiftPayMethod,
    home?: House,
    plan?: ExtendedPlan,
  ): Promise<boolean> => {
    const answer = await dialogs.open({
      title: text('giftCard.confirmTitle'),
      content: <GiftOrder choice={chosen} house={home} added={added(chosen, plan)} />,
      confirmLabel: text('giftCard.redeem'),
    });
    return answer.by === 'confirm';
  };

  const order = async (chosen: GiftPackage): Promise<void> => {
    if (!(await confirm(chosen, house))) return;
    // A free order must name a provider too, although the provider is never opened.
    const basket = giftBasket(chosen, house.id, PayMode.PayPal, { giftCardCode: code });
    await pay(basket, GIFT_PAY_OPTIONS);
  };

  /** The plan to extend; its house may differ from the selected house. */
  const planOf = async ({ extension }: GiftExtension): Promise<SubscriptionDetail | null> => {
    try {
      return await dispatch(fetchSubscriptionDetail(extension.packageId)).unwrap();
    } catch (error) {
      const safe = text('giftCard.stillGood');
      showFailure({ message: refusalText(error) ?? safe, safe }, error, text);
      return null;
    }
  };

  const extend = async (chosen: GiftExtension, plan: SubscriptionDetail): Promise<void> => {
    const { homeId } = plan;
    if (houses && !mayManage(houses, homeId)) {
      const title = text('home.notYourHouse');
      await dialogs.open({ title, content: text('home.noHousesMessage'), hideCancel: true });
      return;
    }
    const home = houses?.find(({ id }) => id === homeId);
    if (!(await confirm(chosen, home, plan))) return;
    const basket = giftBasket(chosen, homeId, PayMode.PayPal, {
      call: 'serviceExtension',
      packageId: chosen.extension.packageId,
      giftCardCode: code,
    });
    await pay(basket, GIFT_PAY_OPTIONS);
  };

  const toDevices = ({ goods, price }: GiftPackage) =>
    navigate({
      to: '/giftCard/$code/packages/$packageId/selectDevice',
      params: { code, packageId: goods.goodsId },
      search: { checkedPriceId: price.goodsPriceId },
    });

  const toAddress = ({ price }: GiftPackage) =>
    navigate({
      to: '/billAddress',
      search: {
        returnTo: giftCardPaths.packages(code, { checkedPriceId: price.goodsPriceId }),
      },
      state: fromReturnPage,
    });

  const toPayMethod = ({ id }: GiftExtension) =>
    navigate({
      to: '/giftCard/$code/packages/$packageId/payMethod',
      params: { code, packageId: id },
    });

  const takePackage = (chosen: GiftPackage, next: GiftCardStep): Promise<void> => {
    if (next === 'order') return order(chosen);
    keepInUrl({ checkedPriceId: chosen.id, packageId: undefined });
    return next === 'address' ? toAddress(chosen) : toDevices(chosen);
  };

  const { run: takeStep, busy } = useAction(
    async ({ hasLeft, idleUntil }, chosen: GiftPayMethod): Promise<void> => {
      const { payMark } = chosen.goods;
      const extended = chosen.kind === 'extension';
      const next = giftCardStep({ extends: extended, payMark }, { hasAddress, unboundDevices });
      if (chosen.kind !== 'extension') return idleUntil(takePackage(chosen, next));
      if (next !== 'extend') {
        keepInUrl({ packageId: chosen.id, checkedPriceId: undefined });
        return idleUntil(toPayMethod(chosen));
      }
      const plan = await planOf(chosen);
      if (plan !== null && !hasLeft()) await idleUntil(extend(chosen, plan));
    },
  );

  return { busy: busy || step !== 'idle', takeStep };
}
