import { GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { describe, expect, it } from 'vitest';
import { findScenario } from '../../scenarios/registry';
import { Refusal } from '../refusal';
import { emptyWorld, mustFind } from '../world';
import { completeOrder } from './orders';

const now = new Date('2026-11-21T10:00:00.000Z');

describe('completeOrder', () => {
  it('spends no gift card on an order that is refused, because its plan has changed', () => {
    const world = emptyWorld();
    findScenario('gift-cards')?.build(world, now);
    const { goodsId, priceId, ...plan } = mustFind(world.plans, '70001');
    const order = {
      ...mustFind(world.orders, '80001'),
      ...{ id: '90001', status: 7, kind: 'change' as const, planId: plan.id, goodsId, priceId },
      giftCardCode: GIFT_CODE,
    };
    world.orders.push(order);
    const before = structuredClone(world);
    expect(() => completeOrder(world, order, null, now)).toThrow(Refusal);
    expect(world).toEqual(before);
  });
});
