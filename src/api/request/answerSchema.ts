import type { Endpoint, ResponseOf, WireSchemas } from '@homeview/contracts/defineEndpoint';
import type { Schema, SchemaFieldDescription } from 'yup';
import { log } from '../../platform/log/log';

/** A path in a response: field names and list indexes. */
type Place = readonly string[];

/**
 * A change to a response before components receive it: `put null` fills a missing nullable field,
 * or clears one with an unknown choice.
 */
interface Repair {
  readonly place: Place;
  readonly change: 'leave out' | 'put null';
}

const at = (value: unknown, key: string): unknown => Reflect.get(Object(value), key);

const inside = (
  description: SchemaFieldDescription,
  key: string,
): SchemaFieldDescription | undefined => {
  if ('fields' in description) return description.fields[key];
  const item = 'innerType' in description ? description.innerType : undefined;
  return Array.isArray(item) ? item[Number(key)] : item;
};

/** A value that is not an allowed choice; newer service versions may have more choices. */
const isUnknownChoice = (description: SchemaFieldDescription, value: unknown): boolean => {
  const choices = 'oneOf' in description ? description.oneOf : [];
  return choices.length > 0 && value !== undefined && value !== null && !choices.includes(value);
};

/**
 * The repair for an invalid place, or null if the value is required. An unknown choice
 * clears or removes the nearest nullable or optional field or list item around it.
 */
function repairOf(schema: SchemaFieldDescription, answer: unknown, place: Place): Repair | null {
  // Of such an answer only an object is read.
  if (place.length === 0 && 'meta' in schema && schema.meta?.unread) {
    return { place, change: 'put null' };
  }
  let description = schema;
  let value = answer;
  let dispensable: Repair | null = null;
  for (const [depth, key] of place.entries()) {
    const isItem = 'innerType' in description;
    const next = inside(description, key);
    if (!next || !('optional' in next)) return null;
    description = next;
    value = at(value, key);
    const here = place.slice(0, depth + 1);
    if (next.meta?.unread) return { place: here, change: 'leave out' };
    if (isItem || next.optional) dispensable = { place: here, change: 'leave out' };
    else if (next.nullable) dispensable = { place: here, change: 'put null' };
    if (value === undefined && next.nullable) return { place: here, change: 'put null' };
    if (value === null && next.optional) return { place: here, change: 'leave out' };
  }
  return isUnknownChoice(description, value) ? dispensable : null;
}

function repaired(value: unknown, repairs: readonly Repair[]): unknown {
  if (repairs.some(({ place }) => place.length === 0)) return null;
  if (repairs.length === 0) return value;
  const keys = new Set([
    ...Object.keys(Object(value)),
    ...repairs.flatMap(({ place }) => place.slice(0, 1)),
  ]);
  const entries = [...keys].flatMap((key): [string, unknown][] => {
    const here = repairs.filter(({ place }) => place[0] === key);
    const whole = here.find(({ place }) => place.length === 1);
    if (whole) return whole.change === 'put null' ? [[key, null]] : [];
    const deeper = here.map((repair) => ({ ...repair, place: repair.place.slice(1) }));
    return [[key, repaired(at(value, key), deeper)]];
  });
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

/** An item whose identifier an order names. */
interface Named {
  readonly id: string;
  readonly place: Place;
  readonly content: string;
}

const isUnique = (description: SchemaFieldDescription): boolean =>
  'meta' in description && description.meta?.unique === true;

/** The items of a response that an order can name. */
function namedIn(
  description: SchemaFieldDescription,
  value: unknown,
  place: Place = [],
): readonly Named[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): readonly Named[] => {
    const field = inside(description, key);
    if (!field) return [];
    if (!isUnique(field)) return namedIn(field, inner, [...place, key]);
    return [{ id: `${key} ${String(inner)}`, place, content: JSON.stringify(value) }];
  });
}

/**
 * Leaves out items that share their identifier: an order could buy another one than the customer
 * chose. Of items that are equal, the first stays.
 */
function ambiguous(description: SchemaFieldDescription, value: unknown): readonly Repair[] {
  const all = namedIn(description, value);
  const isRefused = ({ id, content }: Named, index: number) =>
    all.some((one, at) => one.id === id && (one.content !== content || at < index));
  return all.filter(isRefused).map(({ place }) => ({ place, change: 'leave out' }));
}

const isWithin = (outer: Place, place: Place): boolean =>
  outer.every((key, depth) => key === place[depth]);

const keyOf = (segment: PropertyKey | { readonly key: PropertyKey }): string =>
  String(typeof segment === 'object' ? segment.key : segment);

/**
 * The response schema for RTK Query: the contract's schema with tolerance. Invalid optional values,
 * unknown choices and ambiguous items are omitted and logged instead of failing the call.
 */
export const answerSchema = <E extends Endpoint>(
  endpoint: E,
): Pick<Schema<ResponseOf<E>>, '~standard'> => ({
  '~standard': {
    version: 1,
    vendor: 'homeview',
    validate: async (answer) => {
      // `ResponseOf` is derived from the same schemas.
      const { response } = (await endpoint.schemas()) as WireSchemas<unknown, ResponseOf<E>>;
      const judged = await response['~standard'].validate(answer);
      const schema = response.describe();
      const refused = ambiguous(schema, answer);
      if (!judged.issues && refused.length === 0) return judged;
      const places = (judged.issues ?? []).map(({ path = [] }) => path.map(keyOf));
      const repairs = places
        .map((place) => repairOf(schema, answer, place))
        .filter((repair) => repair !== null);
      const all = [...refused, ...repairs];
      // Other errors within an omitted item are irrelevant.
      const isRepaired = (place: Place) => all.some((repair) => isWithin(repair.place, place));
      if (!places.every(isRepaired)) return judged;
      const messages = new Map(
        all.map((repair) => [`${repair.change}: ${repair.place.join('.')}`, repair]),
      );
      for (const [message, repair] of messages) {
        const level = refused.includes(repair) ? 'error' : 'warning';
        log({ module: 'answer', level, event: endpoint.name, message });
      }
      return response['~standard'].validate(repaired(answer, all));
    },
  },
});
