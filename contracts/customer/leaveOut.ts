import type { CustomerTraits } from './customerTraits';

/**
 * What a case code leaves out when a customer doesn’t fit into it, one thing after the other: the
 * oldest bills; prices that nothing names; gift cards; plans; devices; the other prices; packages;
 * houses. Of several lists the longest gets shorter, at its end. Values of the address whose place in
 * a list changed are left out too.
 */

/** Without the oldest bill that the customer doesn’t look at; null if there is none. */
export function withoutBill(traits: CustomerTraits): CustomerTraits | null {
  const { bills, values } = traits;
  const oldest = bills.findIndex((_, at) => !values.some((v) => isBill(v) && v.at === at));
  if (oldest < 0) return null;
  return {
    ...traits,
    bills: bills.filter((_, at) => at !== oldest),
    values: values.map((value) =>
      isBill(value) && value.at > oldest ? { ...value, at: value.at - 1 } : value,
    ),
  };
}

/** Without the next thing that is not a bill; null for a customer who has nothing. */
export function withoutOther(traits: CustomerTraits): CustomerTraits | null {
  const next = ORDER.flatMap((leaveOut) => leaveOut(traits) ?? [])[0];
  if (!next) return null;
  const shorter = { ...traits, ...next };
  return { ...shorter, values: traits.values.filter((value) => isKept(value, traits, shorter)) };
}

type Value = CustomerTraits['values'][number];
type Changes = Partial<CustomerTraits>;

/** A status of bills is no place in their list. */
const isBill = ({ of, name }: Value) => of === 'bill' && name !== 'status';

const ORDER: readonly ((traits: CustomerTraits) => Changes | null)[] = [
  (traits) => {
    const named = namedPrices(traits);
    const offers = shortenLongest(traits.offers, 'prices', (offer, price) =>
      named.has(`${offer} ${price}`),
    );
    return offers && { offers };
  },
  ({ giftCards }) => (giftCards.length > 0 ? { giftCards: giftCards.slice(0, -1) } : null),
  ({ plans, houses }) => {
    const last = plans.length - 1;
    const without = houses.map((house) => ({
      ...house,
      devices: house.devices.map((run) => (run.plan === last ? { ...run, plan: null } : run)),
    }));
    return last < 0 ? null : { plans: plans.slice(0, -1), houses: without };
  },
  (traits) => {
    const houses = shortenLongest(traits.houses, 'devices');
    return houses && { houses };
  },
  (traits) => {
    const offers = shortenLongest(traits.offers, 'prices');
    return offers && { offers };
  },
  ({ offers }) => (offers.length > 0 ? { offers: offers.slice(0, -1) } : null),
  ({ houses }) => (houses.length > 0 ? { houses: houses.slice(0, -1) } : null),
];

/** The prices of plans, their changes, bills and gift cards. */
const namedPrices = ({ plans, bills, giftCards }: CustomerTraits) =>
  new Set(
    [...plans, ...plans.flatMap(({ change }) => change ?? []), ...bills, ...giftCards].map(
      ({ offer, price }) => `${offer} ${price}`,
    ),
  );

/** Takes the last entry of the longest list whose last entry may go; null if there is none. */
function shortenLongest<Name extends string, Item extends Readonly<Record<Name, unknown[]>>>(
  items: readonly Item[],
  name: Name,
  isKept: (item: number, last: number) => boolean = () => false,
): Item[] | null {
  const lengths = items.map((item, at) => {
    const { length } = item[name];
    return length === 0 || isKept(at, length - 1) ? 0 : length;
  });
  const most = Math.max(0, ...lengths);
  if (most === 0) return null;
  const longest = lengths.indexOf(most);
  return items.map((item, at) =>
    at === longest ? { ...item, [name]: item[name].slice(0, -1) } : item,
  );
}

/** Whether a value still means the same after something was left out. */
function isKept({ of, at }: Value, before: CustomerTraits, after: CustomerTraits): boolean {
  if (of === 'price') return before.offers === after.offers;
  if (of === 'device') return devicesOf(before) === devicesOf(after);
  const lists = { plan: after.plans, offer: after.offers, giftCard: after.giftCards };
  return of in lists ? at < lists[of as keyof typeof lists].length : true;
}

const devicesOf = ({ houses }: CustomerTraits) =>
  houses.flatMap(({ devices }) => devices).reduce((sum, run) => sum + run.devices, 0);
