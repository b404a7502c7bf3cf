/**
 * Finds what an OpenAPI document does not promise: fields that its answers may leave out or have as
 * null, though the portal needs them. The comparator only sees what a document forbids.
 */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { targetOf } from './schemas.mjs';

const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);

const followed = (document, value) =>
  typeof value?.$ref === 'string' ? targetOf(document, value.$ref) : value;

/** Whether a path with `{parameters}` is that of a request. */
function fits(template, path) {
  const parts = template
    .split(/\{[^}]*\}/)
    .map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}$`).test(path);
}

/** The schema of a granted answer, as the place in the document; undefined if there is none. */
function schemaPlace(document, { method, path }) {
  const base = document.info?.['x-opc-config-base-path'] ?? '';
  const paths = Object.keys(document.paths ?? {});
  const found =
    paths.find((one) => base + one === path) ?? paths.find((one) => fits(base + one, path));
  const { responses = {} } = document.paths?.[found]?.[method.toLowerCase()] ?? {};
  const status = ['200', '201', '2XX', 'default'].find((one) => one in responses);
  const { content = {} } = followed(document, responses[status]) ?? {};
  const type = Object.keys(content).find((one) => /^application\/(.+\+)?json/i.test(one));
  return content[type]?.schema;
}

/** Validates answers as a document describes them. Compiled once for each schema. */
function validatorOf(document) {
  const ajv = new Ajv2020({
    strict: false,
    validateFormats: false,
    logger: false,
    multipleOfPrecision: 6,
  });
  const known = new Map();
  return (request) => {
    const schema = schemaPlace(document, request);
    if (schema === undefined) return null;
    if (!known.has(schema)) {
      known.set(schema, ajv.compile({ ...schema, components: document.components }));
    }
    return known.get(schema);
  };
}

/** The value without one of its fields, and with null instead, for each field at every depth. */
function* weaker(value, path = '', put = (inner) => inner) {
  if (Array.isArray(value)) {
    const [first, ...rest] = value;
    if (value.length > 0) yield* weaker(first, `${path}.0`, (inner) => put([inner, ...rest]));
  }
  if (!isObject(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    const others = Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
    const place = `${path}.${name}`;
    yield { place, weak: 'may be missing', body: put(others) };
    if (inner !== null)
      yield { place, weak: 'may be null', body: put({ ...others, [name]: null }) };
    yield* weaker(inner, place, (one) => put({ ...others, [name]: one }));
  }
}

/** Finds for an interaction what `theirs` allows in its answer and `ours` does not. */
export function unpromised(theirs, ours) {
  const [theirValidator, ourValidator] = [validatorOf(theirs), validatorOf(ours)];
  return ({ request, response }) => {
    const content = response.body?.content;
    const [isTheirs, isOurs] = [theirValidator(request), ourValidator(request)];
    if (!isTheirs || !isOurs || !isTheirs(content) || !isOurs(content)) return [];
    return [...weaker(content)].filter(({ body }) => isTheirs(body) && !isOurs(body));
  };
}
