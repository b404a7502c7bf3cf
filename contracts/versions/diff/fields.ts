/** Flattens a message of a pact into its fields: each place with what it must be. */
import { constraintOf, typeOf } from './constraint';
import type { Constraint } from './constraint';
import type { Generator, Matcher, Message, Request, Response, Rule, Rules } from './contract';

export interface Field {
  readonly constraint: Constraint;
  readonly example: unknown;
}

export type Fields = ReadonlyMap<string, Field>;
type Token = string | number;
type RuleList = readonly { readonly tokens: readonly Token[]; readonly rule: Rule }[];

const TOKEN = /\.([\w-]+|\*)|\[['"]([^'"]*)['"]\]|\[(\d+|\*)\]/g;

/** `$.list[*]['a b']` → `['list', '*', 'a b']`. */
const tokensOf = (path: string): Token[] =>
  [...path.matchAll(TOKEN)].map(([, name, quoted, index]) =>
    index !== undefined && index !== '*' ? Number(index) : (name ?? quoted ?? '*'),
  );

const isRule = (rules: Rules): rules is Rule => Array.isArray((rules as Rule).matchers);

const byPath = (rules: Rules | undefined): Readonly<Record<string, Rule>> =>
  rules === undefined ? {} : isRule(rules) ? { $: rules } : rules;

const ruleList = (rules: Rules | undefined): RuleList =>
  Object.entries(byPath(rules)).map(([path, rule]) => ({ tokens: tokensOf(path), rule }));

const isType = ({ match }: Matcher) => match === 'type';
const hasType = (rule: Rule | undefined) => rule?.matchers.some(isType) ?? false;

/** The rule of a place as Pact selects it: the most specific one; a type matcher also covers what is inside. */
function ruleAt(rules: RuleList, place: readonly Token[]): Rule | undefined {
  const weigh = (tokens: readonly Token[]) =>
    tokens.reduce<number>((weight, token, at) => {
      if (token === place[at]) return weight * 2;
      return token === '*' ? weight : 0;
    }, 1);
  const best = rules
    .filter(({ tokens }) => tokens.length <= place.length && weigh(tokens) > 0)
    .sort((a, b) => b.tokens.length - a.tokens.length || weigh(b.tokens) - weigh(a.tokens))[0];
  if (!best || best.tokens.length === place.length) return best?.rule;
  return hasType(best.rule) ? { matchers: [{ match: 'type' }] } : undefined;
}

const step = (place: string, key: string) =>
  /^[\w-]+$/.test(key) ? `${place}.${key}` : `${place}['${key}']`;

/** Adds the fields of a JSON value at every depth. */
function addJson(
  into: Map<string, Field>,
  rules: RuleList,
  value: unknown,
  place: string,
  tokens: readonly Token[],
): void {
  const rule = ruleAt(rules, tokens);
  if (Array.isArray(value)) return addList(into, rules, value, place, tokens, rule);
  if (typeOf(value) !== 'object') {
    into.set(place, { constraint: constraintOf(rule, value), example: value });
    return;
  }
  into.set(place, { constraint: [[{ match: 'type', of: 'object' }]], example: undefined });
  for (const [key, inner] of Object.entries(value as object)) {
    addJson(into, rules, inner, step(place, key), [...tokens, key]);
  }
}

interface Variant {
  readonly index: number;
  readonly rules?: Readonly<Record<string, Rule>>;
}

function addList(
  into: Map<string, Field>,
  rules: RuleList,
  list: readonly unknown[],
  place: string,
  tokens: readonly Token[],
  rule: Rule | undefined,
): void {
  const set = (...matchers: Matcher[]) =>
    into.set(place, { constraint: [matchers], example: undefined });
  const variants = rule?.matchers.find(({ match }) => match === 'arrayContains')?.['variants'];
  if (Array.isArray(variants)) {
    set({ match: 'type', of: 'array' });
    for (const { index, rules: inner } of variants as Variant[]) {
      addJson(into, ruleList(inner), list[index], `${place}[one is #${index + 1}]`, []);
    }
    return;
  }
  if (!hasType(rule)) {
    set({ match: 'type', of: 'array' }, { match: 'length', length: list.length });
    list.forEach((item, at) => addJson(into, rules, item, `${place}[${at}]`, [...tokens, at]));
    return;
  }
  const found = rule?.matchers.find(isType) ?? { match: 'type' };
  set({ ...found, of: 'array' });
  // Pact compares every element with the first one of the example.
  if (list.length > 0) addJson(into, rules, list[0], `${place}[*]`, [...tokens, 0]);
}

function addBody(into: Map<string, Field>, { body, matchingRules }: Message): void {
  if (body?.content === undefined || body.content === null) return;
  const { content, encoded } = body;
  if (typeof content !== 'string' || !encoded) {
    addJson(into, ruleList(matchingRules?.['body']), content, '$', []);
    return;
  }
  const text = Buffer.from(content, encoded as BufferEncoding).toString();
  into.set('$', { constraint: constraintOf(undefined, text), example: text });
}

function addValues(
  into: Map<string, Field>,
  kind: string,
  values: Readonly<Record<string, string | readonly string[]>> | undefined,
  rules: Rules | undefined,
): void {
  const known = Object.entries(byPath(rules));
  for (const [name, value] of Object.entries(values ?? {})) {
    const rule = known.find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
    const text = [value].flat().join(', ');
    const shown = kind === 'header' ? name.toLowerCase() : name;
    into.set(`${kind} ${shown}`, { constraint: constraintOf(rule, text), example: text });
  }
}

const ruleOf = (rules: Rules | undefined) => byPath(rules)['$'];

export function requestFields(request: Request): Fields {
  const into = new Map<string, Field>();
  const { method, path, query, headers, matchingRules } = request;
  into.set('method', { constraint: constraintOf(undefined, method), example: method });
  const pathRule = ruleOf(matchingRules?.['path']);
  into.set('path', { constraint: constraintOf(pathRule, path), example: path });
  addValues(into, 'query', query, matchingRules?.['query']);
  addValues(into, 'header', headers, matchingRules?.['header']);
  addBody(into, request);
  return into;
}

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

export function responseFields(response: Response): Fields {
  const into = new Map<string, Field>();
  const { status, headers, matchingRules } = response;
  const statusRule = ruleOf(matchingRules?.['status']);
  into.set('status', { constraint: constraintOf(statusRule, status), example: status });
  addValues(into, 'header', headers, matchingRules?.['header']);
  addBody(into, response);
  return into;
}
