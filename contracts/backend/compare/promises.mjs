/**
 * Finds what an OpenAPI document does not promise: fields that its answers may leave out or have as
 * null, though the portal needs them. The comparator only sees what a document forbids.
 */
import { callsOf, findCall } from '../verify/domains.mjs';
import { isObject } from '../verify/run/answerBody.mjs';
import { UNREADABLE, followed, newAjv } from './schemas.mjs';

/** The schema of a granted answer; undefined if there is none. */
function schemaOf(document, { responses = {} } = {}) {
  const status = ['200', '201', '2XX', 'default'].find((one) => one in responses);
  const { content = {} } = followed(document, responses[status]) ?? {};
  const type = Object.keys(content).find((one) => /^application\/(.+\+)?json/i.test(one));
  return content[type]?.schema;
}

/** Validates answers as a document describes them. Compiled once for each schema. */
function validatorOf(document, onUnreadable = () => undefined) {
  const ajv = newAjv();
  ajv.addKeyword({ keyword: UNREADABLE, validate: () => (onUnreadable(), true) });
  const known = new Map();
  const base = document.info?.['x-opc-config-base-path'] ?? '';
  const calls = callsOf(document);
  return ({ method, path }) => {
    const called = path.startsWith(base) && { method, path: path.slice(base.length) };
    const schema = schemaOf(document, findCall(calls, called)?.operation);
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
  let isPartly = false;
  const theirValidator = validatorOf(theirs, () => (isPartly = true));
  const ourValidator = validatorOf(ours);
  return ({ request, response }) => {
    const content = response.body?.content;
    const [isTheirs, isOurs] = [theirValidator(request), ourValidator(request)];
    isPartly = false;
    if (!isTheirs || !isOurs || !isTheirs(content) || !isOurs(content)) return [];
    // What cannot be read promises nothing, and that is said already.
    if (isPartly) return [];
    return [...weaker(content)].filter(({ body }) => isTheirs(body) && !isOurs(body));
  };
}
