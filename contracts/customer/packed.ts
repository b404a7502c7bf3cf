import type { Schema, SchemaFieldDescription } from 'yup';
import { VERSION_SHAPE, versionNumber, versionOf } from '../vocabulary/reference/versionNumber';

/**
 * A value as one number, by the description of its yup schema: records, lists with `max`, `oneOf`,
 * flags, integers with `min` and `max`, and app versions, each of them nullable or not. It is a
 * mixed-radix number in which a usual digit has a larger share than the others, and so costs less.
 * Usual is what the schema's `usual` says, then what was last at the same place of the schema.
 */

/** A usual digit has this many times the share of all others together. */
const USUAL = 7n;
/** An integer with more values is written by its distance from the last one, if that is small. */
const WIDE = 512;
/** Small distances are -NEAR to NEAR - 1. They are usual, with this share. */
const NEAR = 32;
const NEAR_SHARE = 3n;
/** Short versions are below the first number, all versions are below the second. */
const SHORT_VERSIONS = 2n ** 20n;
const VERSIONS = 2n ** 84n;

/**
 * Packs a value. Instead of what the schema forbids it packs what is nearest: a limit, the beginning
 * of a list, otherwise null or the first choice.
 * @throws for a schema with a field of any other kind.
 */
export function pack(schema: Schema, value: unknown): bigint {
  const digits: Digit[] = [];
  const write: Step = (digit) => {
    digits.push(digit);
    return digit.value;
  };
  walker(write)(described(schema), value);
  return digits.reduceRight((number, { value: digit, radix, share }) => {
    const others = radix - 1n;
    return digit === 0n
      ? (number / share) * (others + share) + (number % share)
      : number * (others + share) + share + digit - 1n;
  }, 0n);
}

/** Unpacks a number that `pack` made with the same schema; null for any other number. */
export function unpack(schema: Schema, number: bigint): unknown {
  let rest = number;
  const read: Step = ({ radix, share }) => {
    const size = radix - 1n + share;
    const place = rest % size;
    rest /= size;
    if (place >= share) return place - share + 1n;
    rest = rest * share + place;
    return 0n;
  };
  const value = walker(read)(described(schema), undefined);
  return schema.isValidSync(value) && pack(schema, value) === number ? value : null;
}

/** Computes what belongs to a key once. */
function once<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}

const described = once((schema: Schema) => schema.describe());

/** One of `radix` digits. Zero has `share` parts of the radix, each other digit one part. */
interface Digit {
  readonly value: bigint;
  readonly radix: bigint;
  readonly share: bigint;
}

/** Writes this digit and returns it, or returns the one that it reads instead. */
type Step = (digit: Digit) => bigint;

type Field = SchemaFieldDescription;

/** Goes through a value in the order of its description: the same for writing and for reading. */
function walker(step: Step) {
  const lastNull = new Map<Field, number>();
  const last = new Map<Field, number>();

  /** A digit whose usual value takes the place of zero. */
  const choose = (own: number, size: number, usual: number | undefined): number => {
    if (size === 1) return 0;
    const radix = BigInt(size);
    if (usual === undefined) return Number(step({ value: BigInt(own), radix, share: 1n }));
    const value = own === usual ? 0 : own < usual ? own + 1 : own;
    const share = USUAL * (radix - 1n);
    const read = Number(step({ value: BigInt(value), radix, share }));
    return read === 0 ? usual : read <= usual ? read - 1 : read;
  };

  /** An integer from 0 that is near the last one or not. */
  const chooseWide = (own: number, size: number, from: number): number => {
    const distance = own - from + NEAR;
    const isFar = distance < 0 || distance >= 2 * NEAR;
    const far = step({ value: isFar ? 1n : 0n, radix: 2n, share: NEAR_SHARE });
    return far === 1n
      ? choose(own, size, undefined)
      : choose(distance, 2 * NEAR, undefined) + from - NEAR;
  };

  const walk = (field: Field, value: unknown): unknown => {
    if ('nullable' in field && field.nullable) {
      const usual = lastNull.get(field) ?? usualNull(field);
      const isNull = choose(isNone(field, value) ? 1 : 0, 2, usual);
      lastNull.set(field, isNull);
      if (isNull === 1) return null;
    }
    if ('fields' in field) {
      const own: Readonly<Record<string, unknown>> = { ...Object(value) };
      const entries = Object.entries(field.fields);
      return Object.fromEntries(entries.map(([name, inner]) => [name, walk(inner, own[name])]));
    }
    if (isVersion(field)) return walkVersion(value, step);
    const { size, indexOf, at, zero } = rangeOf(field);
    const usual = last.get(field) ?? usualIndex(field, indexOf);
    const own = indexOf(value);
    const index = size > WIDE ? chooseWide(own, size, usual ?? zero) : choose(own, size, usual);
    last.set(field, index);
    if (!('innerType' in field)) return at(index);
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    const inner = [field.innerType].flat()[0] ?? refuse(field);
    return Array.from({ length: index }, (_, place) => walk(inner, items[place]));
  };
  return walk;
}

/** A short version has 20 bits, a longer one 84. */
function walkVersion(version: unknown, step: Step): string | null {
  const own = versionNumber(typeof version === 'string' ? version : null);
  const isLong = step({ value: own < SHORT_VERSIONS ? 0n : 1n, radix: 2n, share: USUAL });
  const radix = isLong === 1n ? VERSIONS : SHORT_VERSIONS;
  return versionOf(step({ value: own, radix, share: 1n }));
}

/** The values of a field, in order, or the lengths of a list. */
interface Range {
  readonly size: number;
  /** The place of a value, or of what is nearest to it. */
  readonly indexOf: (value: unknown) => number;
  readonly at: (index: number) => unknown;
  /** The place of 0, or of what is nearest to it. */
  readonly zero: number;
}

const rangeOf = once((field: Field): Range => {
  const choices = choicesOf(field);
  if (choices) {
    const indexOf = (value: unknown) => Math.max(choices.indexOf(value), 0);
    const size = metaOf(field)?.room ?? choices.length;
    return { size, indexOf, at: (index) => choices[index], zero: 0 };
  }
  const { min, max } = limitsOf(field);
  const indexOf = (value: unknown) => {
    const number = Array.isArray(value) ? value.length : value;
    const whole = typeof number === 'number' ? Math.round(number) || 0 : 0;
    return Math.min(Math.max(whole, min), max) - min;
  };
  return { size: max - min + 1, indexOf, at: (index) => index + min, zero: indexOf(0) };
});

/** The choices of `oneOf` or of a flag; null for a field that has limits instead. */
function choicesOf(field: Field): readonly unknown[] | null {
  if (field.type === 'boolean') return [false, true];
  const choices = 'oneOf' in field ? field.oneOf : [];
  return choices.length > 0 ? choices : null;
}

/** The parameters of a field's tests, such as `min`. */
const paramsOf = (field: Field): Readonly<Record<string, unknown>> =>
  Object.assign({}, ...('tests' in field ? field.tests.map(({ params }) => params) : []));

function limitsOf(field: Field): { readonly min: number; readonly max: number } {
  const { min, max } = paramsOf(field);
  const least = field.type === 'array' ? 0 : min;
  if (typeof least !== 'number' || typeof max !== 'number') return refuse(field);
  return { min: least, max };
}

const isVersion = once((field: Field) => paramsOf(field)['regex'] === VERSION_SHAPE);

/** Null is written for what is missing, and for a choice or a version that doesn’t exist. */
function isNone(field: Field, value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (isVersion(field)) return typeof value !== 'string' || !VERSION_SHAPE.test(value);
  return choicesOf(field)?.includes(value) === false;
}

const metaOf = (field: Field) => ('meta' in field ? field.meta : undefined);
const usualOf = (field: Field) => metaOf(field)?.usual;

function usualNull(field: Field): number | undefined {
  const usual = usualOf(field);
  return usual === undefined ? undefined : Number(usual === null);
}

function usualIndex(field: Field, indexOf: Range['indexOf']): number | undefined {
  const usual = usualOf(field);
  return usual === undefined || usual === null ? undefined : indexOf(usual);
}

function refuse(field: Field): never {
  throw new Error(`A field of type ${field.type} can’t be packed`);
}
