import { screenOfPath } from '@homeview/contracts/vocabulary/app/screens';
import type { Screen } from '@homeview/contracts/vocabulary/app/screens';
import { CODE_LIFE_S } from '@homeview/contracts/vocabulary/limits';
import { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';
import type { Faults } from '../faults';
import type { Sandbox } from '../sandboxes/sandbox';
import { DAY_MS } from '../world/calendar';
import type { Device, GiftCard, House, Order, Plan } from '../world/entities';
import { isLive } from '../world/plans/plans';
import { byId } from '../world/world';
import type { World } from '../world/world';

/** How the customer is signed in; `signedOut` is where the link begins. */
export type SessionState =
  'signedIn' | 'signedOut' | 'expired' | 'replaced' | 'codeSent' | 'codeExpired';

/** What the blocks of an answer look at. */
export interface CustomerView {
  readonly world: World;
  /** The customer's now as ISO 8601. */
  readonly now: string;
  readonly screen: Screen | null;
  readonly session: SessionState;
  readonly isInIosApp: boolean;
  readonly faults: ReturnType<Faults['all']>;
  /** Whether the app refuses something, such as a purchase. */
  readonly appRefuses: boolean;
  readonly houses: readonly House[];
  /** The house that the portal shows first. */
  readonly house: House | undefined;
  /** The plan that the page or the order is about; otherwise all live plans, the first end first. */
  readonly plans: readonly Plan[];
  /** The plan that the page names; undefined when it names none. */
  readonly namedPlan: Plan | undefined;
  /** The order that the page names, or the one that changed last, if that needs a word. */
  readonly order: Order | undefined;
  /** The gift card that the page names, otherwise a usable one. */
  readonly giftCard: GiftCard | undefined;
  /** The devices without a plan of the house. */
  readonly uncovered: readonly Device[];
}

export function viewOf(sandbox: Sandbox): CustomerView {
  const now = sandbox.present();
  const { world, scenario, opened } = sandbox;
  const path = opened.path ?? scenario.path;
  const screen = screenOfPath(path);
  const own = world.houses.filter(({ isOwner }) => isOwner);
  const order = orderOf(world, path, screen, now);
  const namedPlan = world.plans.find(({ id }) => idsIn(path).includes(id));
  const plan = namedPlan ?? (order?.planId ? byId(world.plans, order.planId) : undefined);
  const live = world.plans.filter(isLive).toSorted((a, b) => a.end.localeCompare(b.end));
  const house =
    own.find(({ id }) => id === plan?.houseId) ?? own.find(({ isDefault }) => isDefault) ?? own[0];
  return {
    now: now.toISOString(),
    ...{ world, screen, order, namedPlan, house, houses: own },
    session: sessionOf(sandbox, now),
    isInIosApp: (opened.platform ?? scenario.platform) === 'ios',
    faults: sandbox.faults.all(),
    appRefuses: opened.refuse !== undefined || scenario.refusal !== undefined,
    plans: plan ? [plan] : live,
    giftCard: cardOf(world, path),
    uncovered: world.devices.filter(
      ({ houseId, planId }) => houseId === house?.id && planId === null,
    ),
  };
}

const idsIn = (path: string): readonly string[] => path.split(/[/?&=#]/);

/** When something last happened to an order. */
const lastMoment = ({ createdAt, paidAt, refund }: Order): string =>
  [createdAt, paidAt ?? '', refund?.at ?? ''].toSorted().at(-1) ?? '';

function orderOf(world: World, path: string, screen: Screen | null, now: Date) {
  const named = world.orders.find(({ id }) => idsIn(path).includes(id));
  if (named) return named;
  const bills = world.orders.filter(({ kind }) => kind !== 'keep');
  const latest = bills.toSorted((a, b) => lastMoment(b).localeCompare(lastMoment(a)))[0];
  if (!latest) return undefined;
  const isNew = now.getTime() - Date.parse(lastMoment(latest)) < DAY_MS;
  const isPlain = latest.status === OrderStatus.Paid && !isNew;
  return isPlain && screen !== '/bills' ? undefined : latest;
}

function cardOf({ giftCards }: World, path: string): GiftCard | undefined {
  const named = giftCards.find(({ id }) => idsIn(path).includes(id));
  return named ?? giftCards.find(({ orderId }) => orderId === null);
}

function sessionOf({ world, scenario }: Sandbox, now: Date): SessionState {
  const [challenge] = world.challenges;
  if (challenge) {
    const expires = Date.parse(challenge.sentAt) + CODE_LIFE_S * 1000;
    return expires > now.getTime() ? 'codeSent' : 'codeExpired';
  }
  const valid = world.tokens.filter(({ expiresAt }) => Date.parse(expiresAt) > now.getTime());
  if (valid.some(({ kind }) => kind !== 'replaced')) {
    return scenario.token === null ? 'signedOut' : 'signedIn';
  }
  return world.tokens.some(({ kind }) => kind === 'replaced') ? 'replaced' : 'expired';
}
