/** The calls of the OpenAPI document, each with a check of its answers. */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { callsOf } from '../verify/domains.mjs';
import { problemsIn } from './problems.mjs';

/** The codes of a session that has ended. */
export const SESSION_CODES = [70032, 21025, 21027];

const isChoice = (schema) => Array.isArray(schema?.enum);

/** Anything but null: the portal leaves out a row that it does not know, such as a new way to pay. */
const ANY_ROW = { not: { type: 'null' }, description: 'any value but null' };

/** A field that may be missing: null and an unknown choice count as missing. */
function optional(field) {
  if (isChoice(field)) return {};
  return typeof field.type === 'string' ? { ...field, type: [field.type, 'null'] } : field;
}

/** The schemas as tolerant as the portal. What no screen reads may be anything. */
function tolerant(_, schema) {
  if (schema?.['x-unread']) return {};
  if (isChoice(schema?.items)) return { ...schema, items: ANY_ROW };
  if (schema?.type !== 'object' || !schema.properties) return schema;
  const { required = [] } = schema;
  const fields = Object.entries(schema.properties).map(([name, field]) => [
    name,
    required.includes(name) ? field : optional(field),
  ]);
  return { ...schema, properties: Object.fromEntries(fields) };
}

const file = new URL('../../openapi.json', import.meta.url);
const document = JSON.parse(readFileSync(file, 'utf8'), tolerant);

const ajv = new Ajv2020({
  strict: false,
  validateFormats: false,
  allErrors: true,
  verbose: true,
  // In binary fractions, 9999999999.99 / 0.01 is whole to three decimals only.
  multipleOfPrecision: 3,
});

/** The code may be a numeric text. */
const withCode = (body) =>
  typeof body?.code === 'string' && /^-?\d+$/.test(body.code)
    ? { ...body, code: Number(body.code) }
    : body;

/** Checks the body of an answer against the granted or the refused form, by its code. */
function checkOf({ responses }) {
  const schemaOf = (status) => responses[status].content['application/json'].schema;
  const [granted, refused] = (schemaOf('200').oneOf ?? [schemaOf('200'), schemaOf('400')]).map(
    (form) => ajv.compile({ ...form, components: document.components }),
  );
  return (body) => {
    const read = withCode(body);
    const isGranted = read?.code === 200;
    const isRight = isGranted ? granted : refused;
    // The portal reads the description of refusals only.
    return isRight(isGranted ? { ...read, desc: null } : read) ? [] : problemsIn(isRight.errors);
  };
}

/**
 * The calls by name: those of domains.mjs with `kind`, `status`, `isOpen` and `check`, which returns the
 * problems of a body, none if the portal reads it. A schema is compiled when it is first needed.
 */
export const calls = new Map(
  callsOf(document).map(({ operation, ...call }) => {
    let check;
    const { security, 'x-kind': kind, 'x-status': status } = operation;
    const more = { kind, status, isOpen: security.length === 0 };
    return [call.name, { ...call, ...more, check: (body) => (check ??= checkOf(operation))(body) }];
  }),
);

/** The headers that every request has; `--header` replaces them. */
export const HEADERS = Object.fromEntries(
  ['terminal', 'appCode', 'tenantCode', 'locale'].map((name) => {
    const parameter = document.components.parameters[name];
    return [parameter.name, parameter.example];
  }),
);
