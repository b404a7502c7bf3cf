import { afterAll, it } from 'vitest';
import * as giftCard from '../domains/giftCard/giftCard.endpoints';
import { extensionExample } from '../domains/giftCard/giftCard.examples';
import { goodsExample, priceExample } from '../domains/package/package.examples';
import { once } from './support/client';
import type { Dispatch } from './support/client';
import { expectSuccess, expectRefused } from './support/expectations';
import { expectAllWritten } from './support/pacts';
import { giftCardApi } from '../../src/api/endpoints/giftCard.api';
import {
  GIFT_CODE,
  OTHER_GIFT_CODE,
  UNKNOWN_GIFT_CODE,
  USED_GIFT_CODE,
} from '../vocabulary/fixtures';

afterAll(expectAllWritten);

const { giftCardCheck, giftCardGoods, giftCardSubscribeGoods } = giftCardApi.endpoints;
const UNKNOWN = UNKNOWN_GIFT_CODE;
const WHY = 'This gift card does not exist.';

const checking = (code = GIFT_CODE) => ({
  endpoint: giftCard.giftCardCheck,
  payload: { code },
  send: (dispatch: Dispatch) => dispatch(giftCardCheck.initiate({ code }, once)).unwrap(),
});

it('giftCardCheck sends the code in its path and accepts a valid one', async () => {
  await expectSuccess(
    { ...checking(), description: 'whether a gift card is good', state: 'gift-cards' },
    undefined,
  );
});

it('giftCardCheck rejects an unknown card with 400 and a reason', async () => {
  await expectRefused(
    {
      ...checking(UNKNOWN),
      description: 'whether a gift card is good that does not exist',
      state: 'gift-cards',
    },
    400,
    WHY,
  );
});

it('giftCardCheck rejects a used card with 400 and a reason', async () => {
  await expectRefused(
    {
      ...checking(USED_GIFT_CODE),
      description: 'whether a gift card is good that is used up',
      state: 'gift-cards',
    },
    400,
    'This gift card has already been used.',
  );
});

it('giftCardCheck rejects an unknown token with 70032', async () => {
  await expectRefused(
    {
      ...checking(),
      description: 'whether a gift card is good, asked with a token that is unknown',
      state: 'session-expired',
    },
    70032,
  );
});

const askingGoods = (code = GIFT_CODE) => ({
  endpoint: giftCard.giftCardGoods,
  payload: { code },
  send: (dispatch: Dispatch) => dispatch(giftCardGoods.initiate({ code }, once)).unwrap(),
});

it('giftCardGoods sends the code in its path and reads packages', async () => {
  await expectSuccess(
    {
      ...askingGoods(),
      description: 'the packages of a gift card that asks for a way of paying afterwards',
      state: 'gift-cards',
    },
    [goodsExample({ goodsPriceList: [priceExample({ price: 0 })] })],
    { '0.payMark': 'exact' },
  );
});

it('giftCardGoods returns payMark for a card that needs no payment method', async () => {
  const ids = { goodsId: '5002', goodsPriceId: '50021' };
  const goodsPriceList = [priceExample({ ...ids, price: 0 })];
  await expectSuccess(
    {
      ...askingGoods(OTHER_GIFT_CODE),
      description: 'the packages of a gift card that asks for no way of paying',
      state: 'gift-cards',
    },
    [goodsExample({ goodsId: '5002', payMark: false, goodsPriceList })],
    { '0.payMark': 'exact' },
  );
});

it('giftCardGoods rejects an unknown card with 400 and a reason', async () => {
  await expectRefused(
    {
      ...askingGoods(UNKNOWN),
      description: 'the packages of a gift card that does not exist',
      state: 'gift-cards',
    },
    400,
    WHY,
  );
});

it('giftCardGoods rejects an unknown token with 70032', async () => {
  await expectRefused(
    {
      ...askingGoods(),
      description: 'the packages of a gift card, asked for with a token that is unknown',
      state: 'session-expired',
    },
    70032,
  );
});

const askingPlans = (code = GIFT_CODE) => ({
  endpoint: giftCard.giftCardSubscribeGoods,
  payload: { code },
  send: (dispatch: Dispatch) => dispatch(giftCardSubscribeGoods.initiate({ code }, once)).unwrap(),
});

it(
  'giftCardSubscribeGoods sends the code in its path and reads plans',
  { tags: ['3.entity.21'] },
  async () => {
    await expectSuccess(
      {
        ...askingPlans(),
        description: 'the plans that a gift card can make longer',
        state: 'gift-cards',
      },
      [extensionExample()],
    );
  },
);

it('giftCardSubscribeGoods may return an empty list', async () => {
  await expectSuccess(
    {
      ...askingPlans(),
      description: 'the plans that a gift card can make longer when there are none',
      state: 'gift-cards-new-customer',
    },
    [],
  );
});

it('giftCardSubscribeGoods rejects an unknown card with 400 and a reason', async () => {
  await expectRefused(
    {
      ...askingPlans(UNKNOWN),
      description: 'the plans that a gift card can make longer, where there is no such card',
      state: 'gift-cards',
    },
    400,
    WHY,
  );
});

it('giftCardSubscribeGoods rejects an unknown token with 70032', async () => {
  await expectRefused(
    {
      ...askingPlans(),
      description: 'the plans that a gift card can make longer, asked with an unknown token',
      state: 'session-expired',
    },
    70032,
  );
});
