import { SubscribeStatus } from '@homeview/contracts/vocabulary/plan/subscribeStatus';
import type { Goods, Plan } from '../world/entities';
import { isLive } from '../world/plans/plans';
import { refuse } from '../world/refusal';
import { runDueEvents } from '../world/runDueEvents';
import { endOf } from '../world/timelineEvents';
import { mustFind } from '../world/world';
import type { World } from '../world/world';
import type { Act, Acts } from './act';

const goodsOf = (world: World, { goodsId }: Plan): Goods => mustFind(world.goods, goodsId);

/** The period ends now, and what is due then happens. */
function endPeriod(world: World, plan: Plan, now: Date): void {
  plan.end = now.toISOString();
  runDueEvents(world, now);
}

const lock = (label: string, locked: boolean): Act<Plan> => ({
  label,
  isPossible: (_, plan) => isLive(plan) && plan.renewalLocked !== locked,
  happens: (_, plan) => {
    plan.renewalLocked = locked;
    return `The renewal of plan ${plan.id} is ${locked ? 'being processed' : 'processed'}`;
  },
});

const sale = (label: string, onOffer: boolean): Act<Plan> => ({
  label,
  kind: 'sale',
  isPossible: (world, plan) => goodsOf(world, plan).onOffer !== onOffer,
  happens: (world, plan) => {
    const goods = goodsOf(world, plan);
    goods.onOffer = onOffer;
    return `${goods.name} is ${onOffer ? 'on sale again' : 'no longer sold'}`;
  },
});

export const planActs: Acts<Plan> = {
  'plan-charged': {
    label: 'Charge now',
    isPossible: (world, plan) => isLive(plan) && endOf(world, plan).renews && plan.change === null,
    happens: (world, plan, { now }) => {
      if (!endOf(world, plan).renews) throw refuse('This plan doesn’t renew.');
      if (plan.change !== null) {
        throw refuse('Another plan takes over when the period ends. Move the clock to that day.');
      }
      // Paid ahead, as a customer's own renewal: the new period begins where the paid one ends.
      const { start } = plan;
      endPeriod(world, plan, now);
      plan.start = start;
      return `Plan ${plan.id} is charged and renews`;
    },
  },
  'plan-ended': {
    label: 'End now',
    kind: 'end',
    isPossible: (_, plan) => isLive(plan),
    happens: (world, plan, { now }) => {
      if (!isLive(plan)) throw refuse('This plan has ended already.');
      // As at the end of a plan whose renewal is off.
      Object.assign(plan, { status: SubscribeStatus.Cancelling, activeFrom: null });
      endPeriod(world, plan, now);
      return `Plan ${plan.id} ends and its devices are free`;
    },
  },
  'renewal-locked': lock('Lock renewal', true),
  'renewal-unlocked': lock('Unlock renewal', false),
  'package-withdrawn': sale('Take off sale', false),
  'package-offered': sale('Put on sale', true),
};
