import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { CheckoutSkeleton } from '@homeview/ui/Skeletons';
import { useBillAddress } from '../../../api/endpoints/billing.api';
import { useGoodsList, usePayModes } from '../../../api/endpoints/package.api';
import { useUnboundDevices } from '../../../api/endpoints/subscription.api';
import { DeviceCheckout } from '../../../checkout/devices/DeviceCheckout';
import { useSelectedHouse } from '../../../checkout/plan/useSelectedHouse';
import { giftCardPaths } from '../../../domain/offer/giftCardPaths';
import type { GiftCardSearch } from '../../../domain/offer/giftCardPaths';
import { requestedPrice } from '../../../domain/offer/offer';
import { useText } from '../../../i18n/useText';
import { combineQueries } from '../../../shell/combineQueries';
import { PageHouseContext } from '../../../shell/house/pageHouse';
import { GiftCardStates } from '../GiftCardStates';
import { PlanNotInGiftCard } from '../PlanNotInGiftCard';
import { GiftCardPlan } from '../GiftCardPlan';
import { GIFT_PAY_OPTIONS } from '../payment/giftBasket';
import { useAddedPeriod } from '../payment/useAddedPeriod';
import { useLaterPriceText } from '../renewal/laterPrice';
import { useGiftCard } from '../useGiftCard';

interface Props {
  /** The code as written in the URL. */
  readonly code: string;
  /** The package that the card pays for. */
  readonly goodsId: string;
  readonly search: GiftCardSearch;
}

/**
 * Selects devices for the plan of a gift card and redeems the card. A customer who opens the page
 * by a link may still need to enter a billing address.
 */
export function GiftDevicesScreen({ code, ...request }: Props) {
  return (
    <GiftCardPlan code={code}>
      {(accepted) => <Devices code={accepted} {...request} />}
    </GiftCardPlan>
  );
}

function Devices({ code, goodsId, search }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const laterText = useLaterPriceText();
  const added = useAddedPeriod();
  const visited = useSelectedHouse();
  const { house } = visited;
  const card = useGiftCard(code);
  const all = combineQueries({
    goods: card.goods,
    address: useBillAddress(),
    devices: useUnboundDevices(house?.id),
    payModes: usePayModes(),
    offers: useGoodsList(),
  });

  const data = card.refused ? undefined : all.data;
  const goods = data?.goods.find((one) => one.goodsId === goodsId);
  const price = goods && requestedPrice(goods, search);
  const choice = giftCardPaths.packages(code, { checkedPriceId: price?.goodsPriceId });
  const asksAddress = house && price && goods?.payMark && data?.address === null;
  // Opens the billing address page, which returns to the gift card selection.
  useEffect(() => {
    if (asksAddress)
      void navigate({ to: '/billAddress', search: { returnTo: choice }, replace: true });
  }, [navigate, asksAddress, choice]);

  if (data && house && goods && price && !asksAddress) {
    const { devices, payModes, offers } = data;
    const { payMark } = goods;
    // The card's price is due now; the price in the regular offer applies later.
    const later = offers.list
      .flatMap(({ goodsPriceList }) => goodsPriceList)
      .find(({ goodsPriceId }) => goodsPriceId === price.goodsPriceId);
    return (
      <PageHouseContext value={visited.page}>
        <DeviceCheckout
          key={`${house.id}/${price.goodsPriceId}`}
          {...{ goods, price, house, devices, payModes }}
          backTo={choice}
          origin={{ giftCardCode: code }}
          {...GIFT_PAY_OPTIONS}
          free={!payMark}
          words={{
            charge: payMark ? laterText(later) : text('giftCard.noPayment'),
            payLabel: text(payMark ? 'giftCard.redeemAndSubscribe' : 'giftCard.redeem'),
            noDevices: text('giftCard.addDevicesLater'),
            period: added({ kind: 'package', id: price.goodsPriceId, goods, price }, later),
          }}
        />
      </PageHouseContext>
    );
  }
  return (
    <PageHouseContext value={visited.page}>
      <GiftCardStates
        title={text('selectDevice.title')}
        backTo={choice}
        aside={null}
        {...{ card, visited }}
        all={asksAddress ? { ...all, data: undefined } : all}
        loading={<CheckoutSkeleton devices={4} />}
      >
        <PlanNotInGiftCard code={code} />
      </GiftCardStates>
    </PageHouseContext>
  );
}
