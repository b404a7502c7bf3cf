import { call, from, input, mustRefuse, paid, rows, signedIn, value } from '../sequence';
import type { CallStep } from '../sequence';
import {
  HOUSE,
  PLAN,
  SECOND_DEVICE,
  bought,
  orderRefused,
  orderShown,
  ordered,
  payPage,
  planListed,
  planShown,
  plansCounted,
} from './orders';
import type { Offer } from './orders';

const CARD = input('giftCard');
const FREE_CARD = input('giftCardOfOtherGoods');
const FREE: Offer = {
  goodsId: input('otherGoodsId'),
  priceId: input('otherPriceId'),
  amount: '0.00',
};
const byCard = { giftCardCode: FREE_CARD };

const checked = (id: string, code: string): CallStep => call(id, 'giftCardCheck', { code });

const extended = (id: string): CallStep =>
  call(
    id,
    'serviceExtension',
    { packageId: PLAN, goodsId: input('goodsId'), homeId: HOUSE, giftCardCode: CARD },
    [],
    { key: `key-of-${id}`, carry: { orderId: '/orderId' } },
  );

export const giftCards = [
  signedIn('gift-card-twice', 'A gift card pays for one plan', 'gift-cards-new-customer', [
    checked('good', FREE_CARD),
    ordered('order', FREE, byCard),
    checked('good-until-used', FREE_CARD),
    payPage('nothing-to-pay', 'order', [value('/orderStatus')]),
    orderShown('settled', 'order', [value('/orderStatus'), value('/payPrice'), value('/type')]),
    planListed(),
    planShown('ends-after-its-period'),
    mustRefuse(checked('used', FREE_CARD)),
    orderRefused('second', FREE, { ...byCard, deviceIds: [SECOND_DEVICE] }),
    plansCounted('one-plan'),
  ]),
  signedIn(
    'gift-card-extends',
    'A gift card adds a period to a plan, once',
    'gift-cards-new-customer',
    [
      ...bought,
      call('plans-to-extend', 'giftCardSubscribeGoods', { code: CARD }, [
        rows('', { packageId: PLAN }),
      ]),
      extended('extension'),
      planShown('unpaid-changes-nothing'),
      checked('good-until-used', CARD),
      paid('extension'),
      planShown('a-period-more'),
      orderShown('settled', 'extension', [value('/orderStatus'), value('/payPrice')]),
      mustRefuse(checked('used', CARD)),
      mustRefuse(extended('second')),
      planShown('unchanged'),
    ],
  ),
  signedIn('two-gift-cards', 'Each gift card is used on its own', 'gift-cards-new-customer', [
    ordered('order', FREE, byCard),
    payPage('nothing-to-pay', 'order', [value('/orderStatus')]),
    mustRefuse(checked('used', FREE_CARD)),
    checked('other-still-good', CARD),
    call('packages', 'giftCardGoods', { code: CARD }, [rows('', { goodsId: input('goodsId') })]),
    call('no-plan-to-extend', 'giftCardSubscribeGoods', { code: CARD }, [
      rows('', { packageId: from('order', 'orderId') }),
    ]),
  ]),
];
