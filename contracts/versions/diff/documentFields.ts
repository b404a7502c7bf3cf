/** Flattens the calls of an OpenAPI document into their fields: each place with what it must be. */
import { callsOf, targetOf } from '../../backend/verify/domains.mjs';
import type { Parameter } from '../../openapi/headers';
import type { JsonSchema } from '../../openapi/jsonSchema/jsonSchema';
import { exactly } from './constraint';
import type { Constraint } from './constraint';
import type { Matcher, OpenApi } from './contract';
import type { Field, Fields } from './fields';
import { step } from './fields';

type Schema = JsonSchema & { readonly anyOf?: readonly JsonSchema[]; readonly maxLength?: number };

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

interface Operation {
  readonly 'x-status'?: string;
  readonly parameters?: readonly Partial<Parameter>[];
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, Content>>;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
}

const ofNumber = ['integer', 'number'];

/** Limits of a value, with the types that they are about. */
const LIMITS: { readonly [Keyword in keyof Schema]?: readonly string[] } = {
  pattern: ['string'],
  minLength: ['string'],
  maxLength: ['string'],
  minimum: ofNumber,
  maximum: ofNumber,
  exclusiveMinimum: ofNumber,
  exclusiveMaximum: ofNumber,
  multipleOf: ofNumber,
  not: [...ofNumber, 'string'],
};

function limitOf(keyword: string, value: unknown): Matcher {
  if (keyword === 'pattern') return { match: 'regex', regex: value };
  if (keyword === 'minLength' && value === 1) return { match: 'notEmpty' };
  return { match: keyword, value };
}

function typeMatcher(type: string, { minItems: min, maxItems: max }: Schema): Matcher {
  if (type !== 'string' && type !== 'object' && type !== 'array') return { match: type };
  const sizes = { ...(min ? { min } : {}), ...(max === undefined ? {} : { max }) };
  return { match: 'type', of: type, ...(type === 'array' ? sizes : {}) };
}

/** What the keywords of one schema say of a value; `[[]]` allows anything. */
function constraintOf(schema: Schema): Constraint {
  if (schema.const !== undefined) return exactly(schema.const);
  if (schema.enum) return schema.enum.flatMap(exactly);
  if (schema.type === undefined) return [[]];
  return [schema.type].flat().map((type) => [
    typeMatcher(type, schema),
    ...Object.entries(LIMITS)
      .map(([keyword, about]) => ({ keyword, about, value: schema[keyword as keyof Schema] }))
      .filter(({ about, value }) => about.includes(type) && value !== undefined)
      .map(({ keyword, value }) => limitOf(keyword, value)),
  ]);
}

function both(one: Fields, other: Fields): Fields {
  const joined = new Map(other);
  for (const [place, field] of one) {
    const also = other.get(place);
    const constraint = also
      ? field.constraint.flatMap((a) => also.constraint.map((b) => [...a, ...b]))
      : field.constraint;
    const optional = field.optional === true && also?.optional !== false;
    joined.set(place, { ...field, constraint, optional });
  }
  return joined;
}

/** Values that fit one of the two. A field of one alone may be missing, unless the other has none. */
function either(one: Fields, other: Fields): Fields {
  const joined = new Map<string, Field>();
  for (const place of new Set([...one.keys(), ...other.keys()])) {
    const fields = [one.get(place) ?? [], other.get(place) ?? []].flat();
    const isOfOne = fields.length === 1 && one.size > 1 && other.size > 1;
    joined.set(place, {
      ...(fields[0] as Field),
      constraint: fields.flatMap(({ constraint }) => constraint),
      optional: isOfOne || fields.some(({ optional }) => optional),
    });
  }
  return joined;
}

const simple = (constraint: Constraint, optional?: boolean): Field => ({ constraint, optional });

function flattened(
  document: OpenApi,
  schema: Schema,
  origin?: string,
  trail: readonly string[] = [],
): Fields {
  const { $ref, required = [] } = schema;
  if ($ref !== undefined) {
    // A schema that contains itself: its fields are those that are listed already.
    if (trail.includes($ref)) return new Map([['$', simple([[]])]]);
    const target = resolved<Schema>(document, $ref);
    return flattened(document, target, $ref.split('/').at(-1), [...trail, $ref]);
  }
  /** The fields inside a value, at its place in this one. */
  const inside = (inner: Schema, place: string, optional: boolean): [string, Field][] =>
    [...flattened(document, inner, undefined, trail)].map(([below, field]) => [
      place + below.slice(1),
      {
        ...field,
        ...(below === '$' ? { optional } : {}),
        origin: field.origin ?? (origin && origin + place.slice(1) + below.slice(1)),
      },
    ]);
  const own: Fields = new Map([
    ['$', simple(constraintOf(schema))],
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
      inside(inner, step('$', name), !required.includes(name)),
    ),
    ...(schema.items ? inside(schema.items, '$[*]', false) : []),
  ]);
  const part = (one: Schema) => flattened(document, one, origin, trail);
  const alternatives = (schema.oneOf ?? schema.anyOf ?? []).map(part);
  const parts = (schema.allOf ?? []).map(part);
  if (alternatives.length > 0) parts.push(alternatives.reduce(either));
  return parts.reduce(both, own);
}

const resolved = <T>(document: OpenApi, ref: string) => targetOf(document, ref) as T;

const followed = <T extends object>(document: OpenApi, value: T & { readonly $ref?: string }): T =>
  value.$ref === undefined ? value : resolved<T>(document, value.$ref);

const bodySchema = ({ content = {} }: Content): Schema | undefined =>
  Object.values(content)[0]?.schema;

const isGranted = ({ properties }: Schema) => properties?.['code']?.const === 200;

/** The granted and the refused form of an answer. */
function answersOf(document: OpenApi, { responses = {} }: Operation): [Fields, Fields] {
  const response = responses['200'] ?? responses['default'];
  const schema = response && bodySchema(followed(document, response));
  if (!schema) return [new Map(), new Map()];
  const granted = schema.oneOf?.find(isGranted);
  const refused = schema.oneOf?.find((one) => one !== granted);
  if (!granted || !refused) return [flattened(document, schema), new Map()];
  return [flattened(document, granted), flattened(document, refused)];
}

const placeOf = (kind: string, name: string) =>
  `${kind} ${kind === 'header' ? name.toLowerCase() : name}`;

function tokenFields(document: OpenApi, { security = [] }: Operation): [string, Field][] {
  const optional = security.some((one) => Object.keys(one).length === 0);
  return security.flatMap(Object.keys).flatMap((name): [string, Field][] => {
    const scheme = resolved<Partial<Parameter>>(document, `#/components/securitySchemes/${name}`);
    const field = simple([[{ match: 'type', of: 'string' }]], optional);
    return scheme.in === 'header' && scheme.name ? [[placeOf('header', scheme.name), field]] : [];
  });
}

function requestFields(document: OpenApi, operation: Operation): Map<string, Field> {
  const parameters = (operation.parameters ?? [])
    .map((one) => followed(document, one))
    .filter((one) => one.in !== 'path')
    .map(({ name = '', in: kind = '', required = false, schema = {} }): [string, Field] => [
      placeOf(kind, name),
      simple(constraintOf(schema), !required),
    ]);
  const body = operation.requestBody && bodySchema(operation.requestBody);
  return new Map([
    ...tokenFields(document, operation),
    ...parameters,
    ...(body ? flattened(document, body) : []),
  ]);
}

/** A call of the document with the fields of what is sent and answered. */
function documentedCall(document: OpenApi, { operation, ...call }: Call) {
  const { name, domain, method, path } = call;
  const known = operation as Operation;
  const [response, refusal] = answersOf(document, known);
  const address = `${method} ${path}`;
  const request = requestFields(document, known).set('address', simple(exactly(address)));
  // A call that only the portal assumes is optional.
  const optional = known['x-status'] === 'assumed';
  return { name, domain, address, optional, request, response, refusal };
}

type Call = ReturnType<typeof callsOf>[number];
export type DocumentedCall = Readonly<ReturnType<typeof documentedCall>>;

/** The calls of a document by name. */
export const documentedCalls = (document: OpenApi): ReadonlyMap<string, DocumentedCall> =>
  new Map(callsOf(document).map((call) => [call.name, documentedCall(document, call)]));
