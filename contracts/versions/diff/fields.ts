/** Flattens a message of a pact into its fields: each place with what it must be. */
import { ruleFor } from '../../backend/verify/output/shapes.mjs';
import { constraintOf, typeOf } from './constraint';
import type { Constraint } from './constraint';
import type { Generator, Matcher, Message, Request, Response, Rule, Rules } from './contract';

export interface Field {
  readonly constraint: Constraint;
  readonly example?: unknown;
  /** Whether it may be missing. */
  readonly optional?: boolean | undefined;
  /** Where the OpenAPI document says it once for several calls, such as `OrderRow.price`. */
  readonly origin?: string | undefined;
}

export type Fields = ReadonlyMap<string, Field>;
type RuleMap = Readonly<Record<string, Rule>>;

const isRule = (rules: Rules): rules is Rule => Array.isArray((rules as Rule).matchers);

const byPath = (rules: Rules | undefined): RuleMap =>
  rules === undefined ? {} : isRule(rules) ? { $: rules } : rules;

/** The place of a field of an object. */
export const step = (place: string, key: string) =>
  /^[\w-]+$/.test(key) ? `${place}.${key}` : `${place}['${key}']`;

type Entry = readonly [place: string, field: Field];

const entry = (place: string, constraint: Constraint, example?: unknown): Entry =>
  [place, { constraint, example }] as const;

/** The fields of a JSON value at every depth; its path has an index for each row. */
function jsonFields(rules: RuleMap, value: unknown, place = '$', path = '$'): Entry[] {
  if (Array.isArray(value)) return listFields(rules, value, place, path);
  if (typeOf(value) !== 'object') {
    return [entry(place, constraintOf(ruleFor(rules, path), value), value)];
  }
  return [
    entry(place, [[{ match: 'type', of: 'object' }]]),
    ...Object.entries(value as object).flatMap(([key, inner]) =>
      jsonFields(rules, inner, step(place, key), step(path, key)),
    ),
  ];
}

function listFields(rules: RuleMap, list: readonly unknown[], place: string, path: string) {
  const matchers: readonly Matcher[] = ruleFor(rules, path)?.matchers ?? [];
  const variants = matchers.find(({ match }) => match === 'arrayContains')?.['variants'];
  const ofList = { match: 'type', of: 'array' };
  if (Array.isArray(variants)) {
    const wanted = (variants as { index: number; rules?: RuleMap }[]).flatMap(
      ({ index, rules: inner = {} }) =>
        jsonFields(inner, list[index], `${place}[one is #${index + 1}]`),
    );
    return [entry(place, [[ofList]]), ...wanted];
  }
  const type = matchers.find(({ match }) => match === 'type');
  if (!type) {
    const rows = list.flatMap((item, at) =>
      jsonFields(rules, item, `${place}[${at}]`, `${path}[${at}]`),
    );
    return [entry(place, [[ofList, { match: 'length', length: list.length }]]), ...rows];
  }
  // Pact compares every element with the first one of the example.
  const row = list
    .slice(0, 1)
    .flatMap((item) => jsonFields(rules, item, `${place}[*]`, `${path}[0]`));
  return [entry(place, [[{ ...type, ...ofList }]]), ...row];
}

function bodyFields({ body, matchingRules }: Message): Entry[] {
  if (body?.content === undefined || body.content === null) return [];
  const { content, encoded } = body;
  if (typeof content !== 'string' || !encoded) {
    return jsonFields(byPath(matchingRules?.['body']), content);
  }
  const text = Buffer.from(content, encoded as BufferEncoding).toString();
  return [entry('$', constraintOf(undefined, text), text)];
}

function valueFields(kind: 'query' | 'header', values: object = {}, rules?: Rules): Entry[] {
  const known = Object.entries(byPath(rules));
  return Object.entries(values as Record<string, string | string[]>).map(([name, value]) => {
    const rule = known.find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
    const text = [value].flat().join(', ');
    const shown = kind === 'header' ? name.toLowerCase() : name;
    return entry(`${kind} ${shown}`, constraintOf(rule, text), text);
  });
}

/** The field of a part that has a single value, such as the path. */
function singleField(part: string, value: unknown, { matchingRules }: Message): Entry {
  return entry(part, constraintOf(byPath(matchingRules?.[part])['$'], value), value);
}

export const requestFields = (request: Request): Fields =>
  new Map([
    singleField('method', request.method, {}),
    singleField('path', request.path, request),
    ...valueFields('query', request.query, request.matchingRules?.['query']),
    ...valueFields('header', request.headers, request.matchingRules?.['header']),
    ...bodyFields(request),
  ]);

/** The places of a request whose value a backend may replace by its own, with the expression for it. */
export function replaceable({ generators = {} }: Request): ReadonlyMap<string, string> {
  const places = Object.entries(generators).flatMap(([part, inPart]) =>
    Object.entries(typeof inPart.type === 'string' ? { '': inPart } : inPart).map(
      ([name, generator]) => {
        const place = part === 'body' ? name : `${part} ${name}`.trim();
        return [place, (generator as Generator).expression ?? ''] as const;
      },
    ),
  );
  return new Map(places.filter(([, expression]) => expression !== ''));
}

export const responseFields = (response: Response): Fields =>
  new Map([
    singleField('status', response.status, response),
    ...valueFields('header', response.headers, response.matchingRules?.['header']),
    ...bodyFields(response),
  ]);
