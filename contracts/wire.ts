import { array, boolean, mixed, number, object, string } from 'yup';
import type { ISchema, ObjectShape, Schema } from 'yup';

declare module 'yup' {
  interface CustomSchemaMetadata {
    /** No screen reads this field. */
    unread?: true;
  }
}

/**
 * Building blocks of wire schemas: strict (nothing is coerced), every field present unless it is
 * said to be `optional`, null only where it is said to be `nullable`. An empty string is a string.
 */
export const text = () => string().strict().defined();
export const wholeNumber = () => number().strict().integer().defined();
export const amount = () => number().strict().defined();
export const flag = () => boolean().strict().defined();
export const oneOf = <T extends string | number>(values: readonly T[]) =>
  mixed<T>().strict().oneOf(values).defined();
export const record = <Shape extends ObjectShape>(shape: Shape) => object(shape).strict().defined();
export const listOf = <T>(item: ISchema<T>) => array().of(item).strict().defined();

/** Screens compute in whole cents: beyond this amount they are no longer exact. */
const MAX_PRICE = 90_071_992_547_409;

/** An amount of money that a screen can show. */
export const price = () => amount().min(0).max(MAX_PRICE);

/** A day that the calendar has: a date such as February 31 would be shown as another day. */
const DAY = [
  /\d{4}-(0[13578]|1[02])-(0[1-9]|[12]\d|3[01])/,
  /\d{4}-(0[469]|11)-(0[1-9]|[12]\d|30)/,
  /\d{4}-02-(0[1-9]|1\d|2[0-8])/,
  /(\d{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29/,
];
const HOUR_AND_MINUTE = /([01]\d|2[0-3]):[0-5]\d/.source;
const MOMENT = new RegExp(
  `^(${DAY.map(({ source }) => source).join('|')})T${HOUR_AND_MINUTE}:[0-5]\\d(\\.\\d+)?(Z|[+-]${HOUR_AND_MINUTE})$`,
);

/** A moment on the wire: ISO 8601 with a time zone (assumed); it stays a string. */
export const moment = () => text().matches(MOMENT);

/** A field that no screen reads: documented, but missing, null or wrong it breaks no answer (ruling 46). */
export const unreadField = <T>(field: Schema<T>): Schema<T | null | undefined> =>
  field.clone({ optional: true, nullable: true, meta: { unread: true } });

/** The payload of a call that sends nothing. */
export const nothing = () => object({}).strict().noUnknown().defined();

/** The answer of a call of which the client reads only that it was granted: any data, or none. */
export const unread = () =>
  mixed<object | string | number | boolean>().strict().nullable().optional();
