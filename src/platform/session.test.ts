import { beforeEach, describe, expect, it } from 'vitest';
import { pendingOrdersItem } from './pendingOrdersItem';
import { endSession } from './sessionEnd';
import { clearSession } from './session';

const plain = { idempotencyKey: 'a', notedAt: 1, request: { goodsReqs: [] } };
const byCard = { ...plain, request: { goodsReqs: [], giftCardCode: 'GIFT000001' } };

describe('the code of a gift card in an order under way', () => {
  beforeEach(() => {
    localStorage.clear();
    pendingOrdersItem.set({ plain, byCard });
  });

  it.each([
    ['signing out', clearSession],
    ['the end of the session', endSession],
  ])('is forgotten by %s; other orders are still taken up', (_, end) => {
    end();
    expect(pendingOrdersItem.get()).toEqual({ plain });
  });
});
