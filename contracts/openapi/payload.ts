import type { Endpoint } from '../defineEndpoint';
import type { Parameter } from './headers';
import type { JsonSchema } from './jsonSchema/jsonSchema';
import { refuse } from './jsonSchema/jsonSchema';

interface Payload {
  readonly parameters: readonly Parameter[];
  /** The fields in the body of a POST: a JSON object or a form. */
  readonly body: JsonSchema | null;
}

const texts = ['string', 'integer', 'number', 'boolean'];

/** One request field in the URL. A URL holds no null, list or object. */
function inAddress(place: 'path' | 'query', request: JsonSchema, name: string): Parameter {
  const schema = request.properties?.[name];
  const required = request.required?.includes(name) ?? false;
  if (!schema) return refuse(name, `{${name}} of the path is no field of the request`);
  if (!texts.includes(String(schema.type)))
    return refuse(name, `${String(schema.type)} in a ${place}`);
  if (place === 'path' && !required) return refuse(name, 'optional in a path');
  return { name, in: place, required, schema };
}

/** Checks one field of a form: the portal sends only strings in forms. */
function inForm(request: JsonSchema, name: string): void {
  const type = String(request.properties?.[name]?.type);
  if (type !== 'string') refuse(name, `${type} in a form`);
}

/** Splits the request fields into `{name}` in the path, and query (GET) or body (POST). */
export function payloadOf({ path, method, encoding }: Endpoint, request: JsonSchema): Payload {
  if (request.type !== 'object') return refuse('', 'a payload that is no object');
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const rest = Object.keys(request.properties ?? {}).filter((name) => !inPath.includes(name));
  const parameters = inPath.map((name) => inAddress('path', request, name));
  if (method === 'POST') {
    if (encoding === 'form') rest.forEach((name) => inForm(request, name));
    return { parameters, body: without(request, inPath) };
  }
  const query = rest.map((name) => inAddress('query', request, name));
  return { parameters: [...parameters, ...query], body: null };
}

function without(request: JsonSchema, names: readonly string[]): JsonSchema {
  const { properties = {}, required = [], ...others } = request;
  const kept = Object.entries(properties).filter(([name]) => !names.includes(name));
  const needed = required.filter((name) => !names.includes(name));
  return {
    ...others,
    ...(kept.length > 0 ? { properties: Object.fromEntries(kept) } : {}),
    ...(needed.length > 0 ? { required: needed } : {}),
  };
}
