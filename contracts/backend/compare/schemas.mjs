/** Prepares an OpenAPI document for the comparator. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { callsOf, targetOf } from '../verify/domains.mjs';
import { isObject } from '../verify/run/answerBody.mjs';

/** Marks what stands in place of a schema that cannot be read. */
export const UNREADABLE = 'x-unreadable';

/** How answers are held against a document that is not ours. */
export const newAjv = () =>
  new Ajv2020({ strict: false, validateFormats: false, logger: false, multipleOfPrecision: 6 });

/** The value, or what it refers to. */
export const followed = (document, value) =>
  typeof value?.$ref === 'string' ? targetOf(document, value.$ref) : value;

/**
 * Leaves a schema out where it is a part of itself (`A` is all of `A` and `B`): that adds nothing, and
 * the comparator would never end.
 */
function cutSelf(document, schema, trail) {
  for (const key of ['allOf', 'oneOf', 'anyOf']) {
    if (!Array.isArray(schema?.[key])) continue;
    const isSelf = ({ $ref }) => trail.includes($ref);
    schema[key] =
      key === 'allOf'
        ? schema[key].map((part) => (isSelf(part) ? {} : part))
        : schema[key].filter((part) => !isSelf(part));
    for (const part of schema[key]) {
      cutSelf(document, followed(document, part), part.$ref ? [...trail, part.$ref] : trail);
    }
  }
}

const EXCLUSIVE = { maximum: 'exclusiveMaximum', minimum: 'exclusiveMinimum' };

/** Without what the comparator cannot take and a validator of answers does not need. */
function simplified(key, value) {
  // It divides in binary fractions: for it 19.99 is no multiple of 0.01.
  if (key === 'multipleOf' && typeof value === 'number') return undefined;
  if (!isObject(value)) return value;
  const { discriminator, ...schema } = value;
  // The discriminator tells readers which alternative it is: more than one may fit.
  const isTold = isObject(discriminator);
  const entries = Object.entries(isTold ? schema : value)
    .filter(([name, inner]) => inner !== true || !Object.values(EXCLUSIVE).includes(name))
    .map(([name, inner]) => {
      if (isTold && name === 'oneOf') return ['anyOf', inner];
      return [value[EXCLUSIVE[name]] === true ? EXCLUSIVE[name] : name, inner];
    });
  return Object.fromEntries(entries);
}

export function comparable(document) {
  const copy = JSON.parse(JSON.stringify(document, simplified));
  for (const [name, schema] of Object.entries(copy.components?.schemas ?? {})) {
    cutSelf(copy, schema, [`#/components/schemas/${name}`]);
  }
  return copy;
}

/** Why a schema cannot be read, without those that it refers to; undefined if it can. */
function whyUnreadable(ajv, schema, names) {
  if (/"\$(dynamic|recursive)Ref":/.test(JSON.stringify(schema))) return '$dynamicRef is not known';
  const schemas = Object.fromEntries(names.map((name) => [name, {}]));
  try {
    ajv.compile({ ...schema, components: { schemas } });
    return undefined;
  } catch (error) {
    return error.message;
  }
}

/** The schemas that a document names, and those of its requests and answers, each with its owner. */
function schemasOf(document) {
  const { schemas = {} } = document.components ?? {};
  const ofMessage = (name, { content = {} } = {}) =>
    Object.values(content)
      .filter(({ schema }) => schema)
      .map((owner) => ({ name: `the schema of ${name}`, owner, key: 'schema' }));
  return [
    ...Object.keys(schemas).map((key) => ({ name: `schema ${key}`, owner: schemas, key })),
    ...callsOf(document).flatMap(({ method, path, operation: { requestBody, responses = {} } }) => [
      ...ofMessage(`${method} ${path}, request`, requestBody),
      ...Object.entries(responses).flatMap(([status, one]) =>
        ofMessage(`${method} ${path}, ${status}`, one),
      ),
    ]),
  ];
}

/** The document with anything in place of a schema that cannot be read, and the names of these. */
export function withoutUnreadable(whole) {
  const document = structuredClone(whole);
  const names = Object.keys(document.components?.schemas ?? {});
  const ajv = newAjv();
  const unreadable = schemasOf(document).flatMap(({ name, owner, key }) => {
    const reason = whyUnreadable(ajv, owner[key], names);
    if (reason === undefined) return [];
    owner[key] = { [UNREADABLE]: true };
    return [{ name, reason }];
  });
  return { document, unreadable };
}
