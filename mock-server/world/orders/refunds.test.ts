import { describe, expect, it } from 'vitest';
import { findScenario } from '../../scenarios/registry';
import { failRefund, refundOrder } from './refunds';
import { emptyWorld, mustFind } from '../world';

const now = new Date('2026-11-21T10:00:00.000Z');

/** The demo world, with plan 70001 on device 40001 and its order 80001. */
function demo() {
  const world = emptyWorld();
  findScenario('demo')?.build(world, now);
  return {
    world,
    order: mustFind(world.orders, '80001'),
    plan: mustFind(world.plans, '70001'),
    device: mustFind(world.devices, '40001'),
  };
}

describe('refundOrder', () => {
  it('refunds the full amount including tax and ends the plan now', () => {
    const { world, order, plan, device } = demo();
    order.taxCents = 25;
    refundOrder(world, order, now);
    expect(order.status).toBe(8);
    expect(order.refund).toEqual({ id: '95001', at: now.toISOString(), cents: 324 });
    expect(plan).toMatchObject({ status: 0, end: now.toISOString() });
    expect(device.planId).toBeNull();
  });

  it('ends a plan that is activating or has a pending change, without a renewal', () => {
    const { world, order, plan } = demo();
    Object.assign(plan, {
      status: 3,
      activeFrom: now.toISOString(),
      change: { goodsId: '5001', priceId: '50012', chosen: false },
    });
    refundOrder(world, order, now);
    expect(plan).toMatchObject({ status: 0, activeFrom: null, change: null, periods: 1 });
    expect(world.orders).toHaveLength(1);
  });

  it('retries a failed refund under the same number', () => {
    const { world, order } = demo();
    failRefund(world, order, now);
    const later = new Date('2026-11-22T10:00:00.000Z');
    refundOrder(world, order, later);
    expect(order).toMatchObject({ status: 8, refund: { id: '95001', at: later.toISOString() } });
  });

  it('refuses a second refund, and a refund of an unpaid order', () => {
    const { world, order } = demo();
    refundOrder(world, order, now);
    expect(() => refundOrder(world, order, now)).toThrow('can’t be refunded');
    const other = demo();
    other.order.status = 7;
    expect(() => refundOrder(other.world, other.order, now)).toThrow('can’t be refunded');
    expect(() => failRefund(other.world, other.order, now)).toThrow('can’t be refunded');
    expect(other.plan.status).toBe(1);
  });
});

describe('failRefund', () => {
  it('records the attempt and leaves the plan active', () => {
    const { world, order, plan, device } = demo();
    failRefund(world, order, now);
    expect(order).toMatchObject({ status: 9, refund: { id: '95001', cents: 299 } });
    expect(plan.status).toBe(1);
    expect(device.planId).toBe('70001');
  });
});
