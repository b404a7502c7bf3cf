/** Customers whose answers are generated from the schemas of the contract, for the case code. */
import fc from 'fast-check';
import type { ISchema, SchemaFieldDescription } from 'yup';
import { endpoints } from '@homeview/contracts/catalogue';
import type { EndpointName } from '@homeview/contracts/catalogue';
import { SCREENS } from '@homeview/contracts/vocabulary/app/screens';

/** Personal data stand in a generated customer as their number: `#3` for a text, `$3` for a sum. */
const TEXTS = 14;
const SUMS = 7;
const textAtom = fc.nat(TEXTS - 1).map((at) => `#${at}`);
/** `$0` is nothing to pay. */
const sumAtom = fc.nat(SUMS).map((at) => `$${at}`);
const NOW_MS = Date.UTC(2026, 10, 24, 10, 30);
const DAY_MS = 86_400_000;
const moments = fc
  .integer({ min: -900 * DAY_MS, max: 900 * DAY_MS })
  .map((by) => new Date(NOW_MS + by).toISOString());

const testOf = (description: SchemaFieldDescription, name: string) =>
  'tests' in description ? description.tests.find((test) => test.name === name) : undefined;

/** Any value that the schema allows. */
function valueOf(description: SchemaFieldDescription): fc.Arbitrary<unknown> {
  const isNullable = 'nullable' in description && description.nullable;
  const value = plainValueOf(description);
  return isNullable ? fc.option(value, { freq: 3 }) : value;
}

function plainValueOf(description: SchemaFieldDescription): fc.Arbitrary<unknown> {
  if ('oneOf' in description && description.oneOf.length > 0) {
    return fc.constantFrom(...description.oneOf);
  }
  if ('fields' in description) {
    const fields = Object.entries(description.fields);
    return fc.record(Object.fromEntries(fields.map(([name, inner]) => [name, valueOf(inner)])));
  }
  if (
    'innerType' in description &&
    description.innerType &&
    !Array.isArray(description.innerType)
  ) {
    return fc.array(valueOf(description.innerType), { maxLength: 4 });
  }
  switch (description.type) {
    case 'boolean':
      return fc.boolean();
    case 'number':
      if (testOf(description, 'multipleOf') || !testOf(description, 'integer')) return sumAtom;
      return fc.constantFrom(-1, 0, 1, 1, 2, 3, 5, 7, 8, 9, 40).filter((number) => {
        const min = Number(testOf(description, 'min')?.params?.['min'] ?? -1000);
        const excluded = 'notOneOf' in description ? description.notOneOf : [];
        return number >= min && !excluded.includes(number);
      });
    case 'string':
      return testOf(description, 'matches') ? moments : textAtom;
    default:
      return fc.constant(null);
  }
}

/** What the portal has asked for. Several payloads of a call, so that plans have details. */
const ASKED = {
  houseList: 1,
  getPackageBindDevList: 3,
  getPackageSubscribeInfo: 4,
  getUnbindPackageDevList: 2,
  downgradeDevList: 1,
  packageBuyInfoV2: 1,
  getRecordGoodsList: 1,
  getPackageList: 1,
  getGoodsInfoByPackageId: 2,
  giftCardGoods: 1,
  giftCardSubscribeGoods: 1,
  getUserBillInfo: 1,
  getOrderDetail: 3,
  activity: 1,
} satisfies Partial<Record<EndpointName, number>>;

/** A query in the cache. */
export interface CachedCall {
  readonly endpointName: string;
  readonly arg: unknown;
  readonly value: unknown;
}

export interface RandomCustomer {
  readonly calls: readonly CachedCall[];
  readonly path: string;
  readonly storedHouse: string;
  readonly token: string;
}

const described = (schema: ISchema<unknown>) => valueOf(schema.describe());

const SEARCH = [
  'packageId',
  'goodsId',
  'checkedPriceId',
  'deviceId',
  'activityId',
  'replace',
  'houses',
];

const paths = fc
  .tuple(
    fc.constantFrom(...SCREENS),
    fc.infiniteStream(textAtom),
    fc.dictionary(fc.constantFrom(...SEARCH), textAtom, { maxKeys: 3 }),
  )
  .map(([screen, texts, search]) => {
    const query = Object.entries(search).map(([name, text]) => `${name}=${text}`);
    const path = screen.replace(/\$\w+/g, () => texts.next().value);
    return query.length === 0 ? path : `${path}?${query.join('&')}`;
  });

/** Customers with numbers for their personal data. */
export async function randomCustomers(): Promise<fc.Arbitrary<RandomCustomer>> {
  const calls = await Promise.all(
    Object.entries(ASKED).map(async ([name, most]) => {
      const endpoint = endpoints.find((known) => known.name === name);
      if (!endpoint) throw new Error(`There is no call ${name}.`);
      const { request, response } = await endpoint.schemas();
      const call = fc.record({
        endpointName: fc.constant(name),
        arg: described(request),
        value: described(response),
      });
      return fc.array(call, { minLength: 0, maxLength: most });
    }),
  );
  const pages = endpoints.find(({ name }) => name === 'getPageOrderList');
  const page = pages ? described((await pages.schemas()).response) : fc.constant(null);
  const bills = page.map((answer) => ({
    endpointName: 'getPageOrderList',
    arg: { pageSize: 20 },
    value: { pages: [answer], pageParams: [1] },
  }));
  return fc.record({
    calls: fc.tuple(fc.array(bills, { maxLength: 1 }), ...calls).map((lists) => lists.flat()),
    path: paths,
    storedHouse: textAtom,
    token: textAtom,
  });
}

/** Personal data that are put into a customer. */
export interface PersonalData {
  readonly texts: readonly string[];
  readonly sums: readonly number[];
}

/** Text long enough that a code never contains it by chance. */
const text = fc.oneof(
  fc.stringMatching(/^[0-9]{9,20}$/),
  fc.stringMatching(/^[A-Z0-9]{10}$/),
  fc.emailAddress().filter(({ length }) => length > 8),
  fc.string({ minLength: 9, maxLength: 60, unit: 'grapheme' }),
);
const sum = fc.integer({ min: 1, max: 999_999_999 }).map((cents) => cents / 100);

export const personalData: fc.Arbitrary<PersonalData> = fc.record({
  texts: fc.uniqueArray(text, { minLength: TEXTS, maxLength: TEXTS }),
  sums: fc.uniqueArray(sum, { minLength: SUMS, maxLength: SUMS }),
});

/** The customer with these personal data. */
export function withData(customer: RandomCustomer, { texts, sums }: PersonalData): RandomCustomer {
  const calls = JSON.parse(JSON.stringify(customer.calls), (_, value: unknown) => {
    if (typeof value !== 'string') return value;
    const [, kind, at] = /^([#$])(\d+)$/.exec(value) ?? [];
    if (kind === undefined) return value;
    return kind === '#' ? texts[Number(at)] : Number(at) === 0 ? 0 : sums[Number(at) - 1];
  }) as CachedCall[];
  const inText = (atom: string) => texts[Number(atom.slice(1))] ?? '';
  return {
    calls,
    path: customer.path.replace(/#\d+/g, (atom) => encodeURIComponent(inText(atom))),
    storedHouse: inText(customer.storedHouse),
    token: 'token',
  };
}
