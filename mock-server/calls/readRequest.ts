import { parse } from 'node:querystring';
import type { Schema, SchemaDescription } from 'yup';
import type { Endpoint } from '@homeview/contracts/defineEndpoint';
import type { CallRequest } from './callRequest';

/** What a field that travels as text is read as. */
type Reading = 'number' | 'boolean';
type Readings = ReadonlyMap<string, Reading>;

interface FieldDescription {
  type: string;
  oneOf?: readonly unknown[];
}

/**
 * The payload of a call as its schema sees it: path parameters, plus the query of a GET or the
 * body of a POST. A query knows only text, so numbers and booleans are read where the schema
 * wants them; text that is no number stays text, and the schema will say so.
 */
export function readRequest(
  endpoint: Endpoint,
  schema: Schema,
  { query, params }: CallRequest,
  body: unknown,
): unknown {
  if (endpoint.method === 'POST') return isRecord(body) ? { ...body, ...params } : body;
  const readings = readingsOf(schema);
  const payload: Record<string, unknown> = query === '' ? {} : { ...parse(query) };
  Object.assign(payload, params);
  for (const [name, reading] of readings) {
    if (Object.hasOwn(payload, name)) payload[name] = read(payload[name], reading);
  }
  return payload;
}

const known = new WeakMap<Schema, Readings>();

/** Describing a schema costs more than a call does: once is enough. */
function readingsOf(schema: Schema): Readings {
  const before = known.get(schema);
  if (before) return before;
  const readings = new Map(Object.entries(fieldsOf(schema)).flatMap(readingOf));
  known.set(schema, readings);
  return readings;
}

function fieldsOf(schema: Schema): Record<string, FieldDescription> {
  const description: SchemaDescription & { fields?: Record<string, FieldDescription> } =
    schema.describe();
  return description.fields ?? {};
}

function readingOf([name, field]: [string, FieldDescription]): [string, Reading][] {
  const wants = (type: Reading) =>
    field.type === type || field.oneOf?.some((allowed) => typeof allowed === type);
  if (wants('number')) return [[name, 'number']];
  return wants('boolean') ? [[name, 'boolean']] : [];
}

function read(value: unknown, reading: Reading): unknown {
  if (typeof value !== 'string') return value;
  if (reading === 'number') return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  return value === 'true' ? true : value === 'false' ? false : value;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
