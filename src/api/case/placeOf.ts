import { BILL_STATES, PLACE_WORDS, VALUE_NAMES } from '@homeview/contracts/customer/customerTraits';
import type { CustomerTraits } from '@homeview/contracts/customer/customerTraits';
import { screenOfPath } from '@homeview/contracts/vocabulary/app/screens';
import type { Screen } from '@homeview/contracts/vocabulary/app/screens';
import { STATE_OF_ORDER } from './knownBills';

type Value = CustomerTraits['values'][number];

type Kind = Value['of'];

/** What the value of each parameter names; that of others depends on the screen. */
const KINDS: Readonly<Record<Exclude<Value['name'], 'id' | 'packageId'>, Kind>> = {
  code: 'giftCard',
  variant: 'word',
  goodsId: 'offer',
  checkedPriceId: 'price',
  changePackageId: 'plan',
  activityId: 'promotion',
  singleDevTrial: 'word',
  deviceId: 'device',
  status: 'word',
  houses: 'word',
  replace: 'device',
};

function kindOf(name: Value['name'], screen: Screen): Kind {
  if (name === 'id') return screen === '/bills/$id' ? 'bill' : 'plan';
  if (name !== 'packageId') return KINDS[name];
  const isOffer = screen.includes('$packageId') && screen !== '/giftCard/renewal/$packageId';
  return isOffer ? 'offer' : 'plan';
}

/** The place of an id in the traits' list of its kind; -1 for none. */
export type Places = Readonly<Record<Exclude<Kind, 'word'>, (id: string) => number>>;

type Address = Pick<Location, 'pathname' | 'search'>;

const screenOf = ({ pathname }: Address): Screen => screenOfPath(pathname) ?? '/';

/** The parameters of an address by name: those in its path and those behind it. */
export function parametersOf(address: Address): readonly [name: string, text: string][] {
  const segments = address.pathname.split('/');
  const inPath = screenOf(address)
    .split('/')
    .flatMap((part, at): [string, string][] =>
      part.startsWith('$') ? [[part.slice(1), decode(segments[at] ?? '')]] : [],
    );
  return [...inPath, ...new URLSearchParams(address.search)];
}

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** Screen and values of an address, each id as its place. What has no place is left out. */
export function placeOf(
  address: Address,
  places: Places,
): Pick<CustomerTraits, 'screen' | 'values'> {
  const screen = screenOf(address);
  const values = parametersOf(address).flatMap(([parameter, text]) => {
    const name = VALUE_NAMES.find((known) => known === parameter);
    return name === undefined ? [] : valueOf({ name, of: kindOf(name, screen) }, text, places);
  });
  return { screen, values };
}

function valueOf({ name, of }: Pick<Value, 'name' | 'of'>, text: string, places: Places): Value[] {
  const at =
    name === 'status'
      ? BILL_STATES.findIndex((state) => state === STATE_OF_ORDER[Number(text)])
      : of === 'word'
        ? -1
        : places[of](text);
  if (at >= 0) return [{ name, of, at }];
  const word = name === 'status' ? -1 : PLACE_WORDS.findIndex((known) => known === text);
  return word < 0 ? [] : [{ name, of: 'word', at: word }];
}
