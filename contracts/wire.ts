import { array, boolean, mixed, number, object, string } from 'yup';
import type { ISchema, ObjectShape } from 'yup';

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

/** A moment on the wire: ISO 8601 with a time zone (assumed); it stays a string. */
export const moment = () =>
  text().matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/);

/** The payload of a call that sends nothing. */
export const nothing = () => object({}).strict().noUnknown().defined();

/** The answer of a call of which the client reads only that it was granted: any data, or none. */
export const unread = () =>
  mixed<object | string | number | boolean>().strict().nullable().optional();
