import { array, boolean, mixed, number, object, string } from 'yup';
import type { ISchema, ObjectShape, Schema } from 'yup';
import { UNLIMITED_DEVICES } from '../vocabulary/plan/unlimited';

declare module 'yup' {
  interface CustomSchemaMetadata {
    /** No screen reads this field. */
    unread?: true;
    /** No two different items of an answer have the same value: an order names the item by it. */
    unique?: true;
    /** A value, or a length of a list, that makes a case code shorter. See `packed.ts`. */
    usual?: string | number | boolean | null;
    /** The most choices that will ever be: one more at the end changes no case code. See `packed.ts`. */
    room?: number;
  }
}

/**
 * Building blocks of wire schemas. They are strict (no coercion); a field is required unless it is
 * `optional`, and not null unless it is `nullable`. An empty string is a valid string.
 */
export const text = () => string().strict().defined();
export const wholeNumber = () => number().strict().integer().defined();
export const amount = () => number().strict().defined();
export const flag = () => boolean().strict().defined();
export const oneOf = <T extends string | number>(values: readonly T[]) =>
  mixed<T>().strict().oneOf(values).defined();
export const record = <Shape extends ObjectShape>(shape: Shape) => object(shape).strict().defined();
export const listOf = <T>(item: ISchema<T>) => array().of(item).strict().defined();

/** An identifier: the portal sends it back, so it is not empty. */
export const identifier = () => text().min(1);

/** The identifier of what an order buys: an answer must not use it for two different items. */
export const orderedIdentifier = () => identifier().meta({ unique: true });

/** A number of things, never negative. */
export const count = () => wholeNumber().min(0);

/** A maximum number of devices: at least one, or UNLIMITED_DEVICES for any number. */
export const deviceLimit = () => wholeNumber().min(UNLIMITED_DEVICES).notOneOf([0]);

/** Screens compute in whole cents, which are safe integers below this amount. */
const PRICE_LIMIT = 1e13;

const CENT = 0.01;
const isWholeCents = (value: number) => Number(value.toFixed(2)) === value;

/** An amount of money that a screen can show: at most two decimals. */
export const price = () =>
  amount()
    .min(0)
    .lessThan(PRICE_LIMIT)
    .test({
      name: 'multipleOf',
      params: { multipleOf: CENT },
      message: '${path} must have at most two decimals',
      test: isWholeCents,
    });

/**
 * Accepts existing dates of this millennium: `Date` would turn February 31 into another day, and
 * 0001-01-01 is what some services write for no date.
 */
const DAY = [
  /2\d{3}-(0[13578]|1[02])-(0[1-9]|[12]\d|3[01])/,
  /2\d{3}-(0[469]|11)-(0[1-9]|[12]\d|30)/,
  /2\d{3}-02-(0[1-9]|1\d|2[0-8])/,
  /2(\d(0[48]|[2468][048]|[13579][26])|[048]00)-02-29/,
];
const HOUR_AND_MINUTE = /([01]\d|2[0-3]):[0-5]\d/.source;
const MOMENT = new RegExp(
  `^(${DAY.map(({ source }) => source).join('|')})T${HOUR_AND_MINUTE}:[0-5]\\d(\\.\\d+)?(Z|[+-]${HOUR_AND_MINUTE})$`,
);

/** A timestamp on the wire: ISO 8601 with a time zone (assumed), years 2000 to 2999, kept as a string. */
export const moment = () => text().matches(MOMENT);

/** A documented field that no screen reads. A missing, null or wrong value is accepted. */
export const unreadField = <T>(field: Schema<T>): Schema<T | null | undefined> =>
  field.clone({ optional: true, nullable: true, meta: { unread: true } });

/** The empty payload. */
export const nothing = () => object({}).strict().noUnknown().defined();

/** Any data or none: the client reads only the code of the response. */
export const unread = () =>
  mixed<object | string | number | boolean>().strict().nullable().optional();
