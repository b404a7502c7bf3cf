// @ts-check
/** Finds the call and the domain of a request in the OpenAPI document. */
import { existsSync, readFileSync } from 'node:fs';

const file = new URL('../../openapi.json', import.meta.url);

/** The package has the document alone. */
const hasSources = existsSync(new URL('../../domains/', import.meta.url));

/**
 * @typedef {{ operationId?: string; tags?: string[]; 'x-shown'?: Record<string, string> }} Operation
 * @typedef {{ readonly method: string; readonly path: string }} Request
 */

/**
 * What a reference within a document stands for, such as `#/components/schemas/House`.
 * @param {unknown} document
 * @param {string} ref
 */
export const targetOf = (document, ref) =>
  ref
    .split('/')
    .slice(1)
    .map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce(
      (value, name) => /** @type {Record<string, unknown> | undefined} */ (value)?.[name],
      document,
    );

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

const patternOf = (/** @type {string} */ path) =>
  new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`);

/**
 * The calls of a document; `path` of a call may have `{parameters}`.
 * @param {{ readonly paths?: Readonly<Record<string, Readonly<Record<string, unknown>>>> }} document
 */
export const callsOf = ({ paths = {} }) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([verb, value]) => {
        const [method, operation] = [verb.toUpperCase(), /** @type {Operation} */ (value)];
        const { operationId: name = `${method} ${path}`, tags: [domain = 'unknown'] = [] } =
          operation;
        return { name, domain, method, path, pattern: patternOf(path), operation };
      }),
  );

/**
 * The call of a request among these, rather without parameters in its path.
 * @param {ReturnType<typeof callsOf>} calls
 * @param {Request} request
 */
export function findCall(calls, { method, path }) {
  const found = calls.filter((call) => call.method === method && call.pattern.test(path));
  return found.find((call) => call.path === path) ?? found[0];
}

/** @type {ReturnType<typeof callsOf> | undefined} */
let calls;
const ownCalls = () => (calls ??= callsOf(JSON.parse(readFileSync(file, 'utf8'))));

export const callOf = (/** @type {Request} */ request) => findCall(ownCalls(), request);

/**
 * Where the contract of a request is, as text; undefined for an unknown request.
 * @param {Request} request
 */
export function placeOf(request) {
  const { name, domain } = callOf(request) ?? {};
  if (name === undefined) return undefined;
  return hasSources
    ? `${name} in contracts/openapi.json, written from contracts/domains/${domain}/${domain}.schemas.ts`
    : `${name} in openapi.json`;
}

/** All domains, in the order of the document. */
export const domainNames = () => [...new Set(ownCalls().map(({ domain }) => domain))];

/** Sentences that are listed for one place. */
const LISTED = 3;

/**
 * What customers see of a place in an answer, such as `$.data.list[0].price`: `Bills: the amount`. For a
 * field that is not in the table: the pages that use the call.
 * @param {string | undefined} name of the call
 * @param {string} place
 */
export function shownAt(name, place) {
  const { 'x-shown': shown = {} } = ownCalls().find((call) => call.name === name)?.operation ?? {};
  const [, rest] = /^(?:\$\.)?data\b\.?(.*)$/.exec(place) ?? [];
  if (rest === undefined) return undefined;
  const field = rest.replace(/\[[^\]]*\]/g, '[*]');
  const inside = Object.entries(shown).filter(([one]) => one.startsWith(field));
  const texts = shown[field] ?? inside.map(([, text]) => text).join('; ');
  const pages = Object.values(shown).flatMap((text) => text.split('; '));
  const all = texts === '' ? pages.map((text) => text.replace(/:.*/, '')) : texts.split('; ');
  const listed = [...new Set(all)];
  const more = listed.length > LISTED ? '; …' : '';
  return listed.length > 0 ? listed.slice(0, LISTED).join('; ') + more : undefined;
}
