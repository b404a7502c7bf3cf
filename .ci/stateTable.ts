/** Generates the tables of provider states and of their values in contracts/backend/states.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scenarios } from '../mock-server/scenarios/registry';
import { stateValues } from '../contracts/vocabulary/stateValues';
import { callOf } from '../contracts/backend/verify/domains.mjs';
import { bodyIn, comparisonAt } from '../contracts/backend/verify/output/shapes.mjs';
import {
  ASSUMED,
  DOCUMENTED,
  filesToVerify,
  pactDir,
  readPacts,
} from '../contracts/backend/verify/pactFiles.mjs';

export interface Interaction {
  readonly providerStates?: readonly { readonly name: string; readonly params?: object }[];
  readonly request: { readonly method: string; readonly path: string };
}

export interface State {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** All interactions of the committed pacts. */
export const committedInteractions = (): Interaction[] =>
  [DOCUMENTED, ASSUMED].flatMap(
    (file) =>
      (JSON.parse(readFileSync(join(pactDir, file), 'utf8')) as { interactions: Interaction[] })
        .interactions,
  );

/** The short name of a call: the last segments of its path, such as `getPayUrl` or `giftCard/check`. */
function nameOf(request: Interaction['request']): string {
  const { path } = callOf(request) ?? request;
  const parts = path.split('/').filter((part) => !part.startsWith('{'));
  return parts.slice(parts.at(-1) === path.split('/').at(-1) ? -1 : -2).join('/');
}

const named = (interactions: readonly Interaction[]) =>
  interactions.flatMap(({ providerStates = [], request }) =>
    providerStates.map(({ name, params = {} }) => ({ name, params, call: nameOf(request) })),
  );

/** Above this number, the table shows the number of calls instead of their names. */
const LISTED = 4;

function askedBy(calls: readonly string[]): string {
  const names = [...new Set(calls)].sort();
  const codes = names.map((name) => `\`${name}\``).join(', ');
  return names.length > LISTED ? `${names.length} calls` : codes;
}

const cell = (text: string) => text.replaceAll('|', '\\|');
const code = (text: string | number) => `\`${text}\``;

const valueNames = Object.keys(stateValues);

/** The names of the values in the order of the vocabulary. */
const inOrder = (names: readonly string[]) =>
  valueNames.filter((name) => names.includes(name)).map(code);

/**
 * The table of the states that the pacts use, in the order of the registry.
 * @throws Error if a pact uses an unknown state, or a parameter that is no value of the vocabulary.
 */
export function stateTable(
  interactions: readonly Interaction[] = committedInteractions(),
  states: readonly State[] = scenarios,
): string {
  const asked = named(interactions);
  for (const { name, params } of asked) {
    if (!states.some(({ id }) => id === name)) throw new Error(`The state ${name} is unknown.`);
    const unknown = Object.keys(params).find((key) => !valueNames.includes(key));
    if (unknown) throw new Error(`${unknown} of the state ${name} is in no vocabulary.`);
  }
  const rows = states.flatMap(({ id, title, description }) => {
    const uses = asked.filter(({ name }) => name === id);
    if (uses.length === 0) return [];
    const about = cell(`${title}. ${description}`);
    const names = inOrder(uses.flatMap(({ params }) => Object.keys(params)));
    const calls = askedBy(uses.map(({ call }) => call));
    return [`| ${code(id)} | ${about} | ${calls} | ${names.join(', ')} |`];
  });
  const head = [
    '| State | The customer | Asked for by | Parameters |',
    '| --- | --- | --- | --- |',
  ];
  return [...head, ...rows].join('\n');
}

/** The longest value in the table; the encrypted password has none. */
const LONGEST = 40;

/** The table of the values: name, value in the pacts, meaning. */
export function valueTable(): string {
  const rows = Object.entries(stateValues).map(([name, { value, meaning }]) => {
    const shown = String(value).length > LONGEST ? 'see below' : code(value);
    return `| ${code(name)} | ${shown} | ${cell(meaning)} |`;
  });
  return ['| Name | In the pacts | What it is |', '| --- | --- | --- |', ...rows].join('\n');
}

/** What a granted answer must have beyond its type, such as `isOwner false`: all that its pact pins. */
function pinnedIn(answer: { body: unknown }, value: unknown, path = '$.data'): string[] {
  const { fixed, text } = comparisonAt(answer, path) as { fixed: boolean; text: string };
  const name = path
    .replace(/^\$\./, '')
    .replace(/^data\./, '')
    .replaceAll('[0]', '[*]');
  const isObject = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  if (isObject && !text.startsWith('a list with an item')) {
    return Object.entries(value).flatMap(([key, inner]) =>
      pinnedIn(answer, inner, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`),
    );
  }
  if (isObject) return text.includes(' that has ') ? [`${code(name)} is ${text}`] : [];
  if (fixed) return [code(`${name} ${JSON.stringify(value)}`)];
  const isPinned = /other than|or less|whole number, 1 or more/.test(text);
  return isPinned ? [`${code(name)} is ${text}`] : [];
}

/** The values that a state promises: for each state the calls with what their answers must have. */
export function promiseList(): string {
  const suites = readPacts(filesToVerify(), pactDir) as {
    interactions: { state: string; operation: string; answer: { body: unknown } }[];
  }[];
  const interactions = suites.flatMap((suite) => suite.interactions);
  return scenarios
    .flatMap(({ id }) => {
      const lines = interactions
        .filter(({ state }) => state === id)
        .flatMap(({ operation, answer }) => {
          const body = bodyIn(answer) as { code?: number; data?: unknown } | undefined;
          if (body?.code !== 200 || body.data === undefined) return [];
          const pinned = pinnedIn(answer, body.data);
          return pinned.length > 0 ? [`  - ${code(operation)}: ${pinned.join(', ')}`] : [];
        });
      return lines.length > 0 ? [`- ${code(id)}`, ...new Set(lines)] : [];
    })
    .join('\n');
}

function replaced(readme: string, name: string, table: string): string {
  const between = new RegExp(`(<!-- ${name}:[^>]*-->\\n)[\\s\\S]*?(<!-- end of ${name} -->)`);
  if (!between.test(readme)) throw new Error(`The page has no place for the table of ${name}.`);
  return readme.replace(between, (_, begin: string, end: string) => `${begin}\n${table}\n\n${end}`);
}

/** Replaces both tables and the list between their marks in the text of the page. */
export const withStateTables = (readme: string): string =>
  [
    ['states', stateTable()],
    ['values', valueTable()],
    ['promises', promiseList()],
  ].reduce((text, [name = '', table = '']) => replaced(text, name, table), readme);
