import type { Request } from 'express';
import type { Schema, SchemaDescription } from 'yup';
import type { Endpoint } from '@homeview/contracts/defineEndpoint';

interface FieldDescription {
  type: string;
  oneOf?: readonly unknown[];
}

/**
 * The payload of a call as its schema sees it: path parameters, plus the query of a GET or the
 * JSON body of a POST. A query knows only text, so numbers and booleans are read where the
 * schema wants them; text that is no number stays text, and the schema will say so.
 */
export function readRequest(endpoint: Endpoint, schema: Schema, req: Request): unknown {
  if (endpoint.method === 'POST') {
    const body: unknown = req.body;
    return isRecord(body) ? { ...body, ...req.params } : body;
  }
  const fields = fieldsOf(schema);
  const given = Object.entries({ ...req.query, ...req.params });
  return Object.fromEntries(given.map(([name, value]) => [name, readField(fields[name], value)]));
}

function fieldsOf(schema: Schema): Record<string, FieldDescription | undefined> {
  const description: SchemaDescription & { fields?: Record<string, FieldDescription | undefined> } =
    schema.describe();
  return description.fields ?? {};
}

function readField(field: FieldDescription | undefined, value: unknown): unknown {
  if (!field || typeof value !== 'string') return value;
  const wants = (type: string) =>
    field.type === type || field.oneOf?.some((allowed) => typeof allowed === type);
  if (wants('number')) return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  if (wants('boolean')) return value === 'true' ? true : value === 'false' ? false : value;
  return value;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
