import { BILL_STATES, PLACE_WORDS, VALUE_NAMES } from '@homeview/contracts/customer/customerTraits';
import type { CustomerTraits } from '@homeview/contracts/customer/customerTraits';
import { screenOfPath } from '@homeview/contracts/vocabulary/app/screens';
import type { World } from '../world/world';
import type { Built } from './buildCustomer';
import { STATUS_OF_BILL } from './customer/bills';
import { planIdAt } from './customer/plans';

type Place = Pick<CustomerTraits, 'screen' | 'values'>;
type Value = Place['values'][number];

/** The lists whose ids stand in addresses. */
const LISTS = {
  plan: 'plans',
  offer: 'goods',
  price: 'prices',
  bill: 'orders',
  device: 'devices',
  giftCard: 'giftCards',
  promotion: 'activities',
} as const;
type Named = keyof typeof LISTS;

/** The path of a place: parameters of its screen, then the others as search parameters. */
export function pathOfPlace({ screen, values }: Place, world: World, built: Built): string {
  const texts = values.flatMap((value) => {
    const text = textOf(value, world, built);
    return text === undefined ? [] : [[value.name, text] as const];
  });
  const inPath = new Set<string>();
  const path = screen.replace(/\$(\w+)/g, (_, name: string) => {
    inPath.add(name);
    return encodeURIComponent(texts.find(([own]) => own === name)?.[1] ?? UNKNOWN);
  });
  const search = texts.filter(([name]) => !inPath.has(name));
  const query = new URLSearchParams(search.map((pair) => [...pair])).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** Stands for an id that the traits don't know. */
export const UNKNOWN = 'unknown';

function textOf({ name, of, at }: Value, world: World, built: Built): string | undefined {
  if (name === 'status') return STATUS_OF_BILL[BILL_STATES[at] ?? 'paid'].toString();
  if (of === 'word') return PLACE_WORDS[at];
  if (of === 'plan') return planIdAt(at);
  if (of === 'bill') return built.bills[at];
  if (of === 'giftCard') return built.giftCards[at];
  return world[LISTS[of]][at]?.id;
}

/** The screen and the values of a path whose ids are in this world; null for an unknown path. */
export function traitsOfPlace(path: string, world: World): Place | null {
  const screen = screenOfPath(path);
  if (screen === null) return null;
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const segments = pathname.split('/');
  const inPath = screen
    .split('/')
    .flatMap((part, at) =>
      part.startsWith('$')
        ? [[part.slice(1), decodeURIComponent(segments[at] ?? '')] as const]
        : [],
    );
  const values = [...inPath, ...searchParams].flatMap(([name, text]) => valueOf(name, text, world));
  return { screen, values };
}

/** The value of a parameter, or none for a parameter or an id that traits can't name. */
function valueOf(parameter: string, text: string, world: World): Value[] {
  const name = VALUE_NAMES.find((known) => known === parameter);
  if (name === undefined) return [];
  if (name === 'status') {
    const at = BILL_STATES.findIndex((state) => String(STATUS_OF_BILL[state]) === text);
    return at < 0 ? [] : [{ name, of: 'word', at }];
  }
  for (const of of Object.keys(LISTS) as Named[]) {
    const at = world[LISTS[of]].findIndex(({ id }) => id === text);
    if (at >= 0) return [{ name, of, at }];
  }
  const at = PLACE_WORDS.findIndex((word) => word === text);
  return at < 0 ? [] : [{ name, of: 'word', at }];
}
