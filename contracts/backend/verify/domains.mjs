// @ts-check
/** Finds the call and the domain of a request in the OpenAPI document. */
import { readFileSync } from 'node:fs';

const file = new URL('../../openapi.json', import.meta.url);

/**
 * @typedef {{ name: string; method: string; path: string; pattern: RegExp; domain: string }} Call
 * @typedef {{ readonly method: string; readonly path: string }} Request
 */

const patternOf = (/** @type {string} */ path) =>
  new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

/**
 * The calls of the committed document.
 * @returns {Call[]}
 */
function readCalls() {
  /** @type {{ paths: Record<string, Record<string, { tags: [string]; operationId: string }>> }} */
  const { paths } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { tags, operationId }]) => ({
      name: operationId,
      method: method.toUpperCase(),
      path,
      pattern: patternOf(path),
      domain: tags[0],
    })),
  );
}

/** @type {Call[] | undefined} */
let calls;

/**
 * The call of a request, or undefined; `path` of the call may have `{parameters}`.
 * @param {Request} request
 */
export function callOf({ method, path }) {
  calls ??= readCalls();
  return calls.find((call) => call.method === method && call.pattern.test(path));
}

/**
 * Where the contract of a request is, as text; undefined for an unknown request.
 * @param {Request} request
 */
export function placeOf(request) {
  const { name, domain } = callOf(request) ?? {};
  return (
    name &&
    `${name} in contracts/openapi.json, written from contracts/domains/${domain}/${domain}.schemas.ts`
  );
}

/** All domains, in the order of the document. */
export function domainNames() {
  calls ??= readCalls();
  return [...new Set(calls.map(({ domain }) => domain))];
}
