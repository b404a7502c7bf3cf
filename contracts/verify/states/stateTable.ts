/** Generates the table of provider states in contracts/README.md: each state and the calls that use it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scenarios } from '../../../mock-server/scenarios/registry';
import { callOf } from '../domains.mjs';
import { ASSUMED, DOCUMENTED, pactDir } from '../pactFiles.mjs';

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

/**
 * The table of the states that the pacts use, in the order of the registry.
 * @throws Error if a pact uses an unknown state, or a state with parameters.
 */
export function stateTable(
  interactions: readonly Interaction[] = committedInteractions(),
  states: readonly State[] = scenarios,
): string {
  const asked = named(interactions);
  for (const { name, params } of asked) {
    if (!states.some(({ id }) => id === name)) throw new Error(`The state ${name} is unknown.`);
    if (Object.keys(params).length > 0)
      throw new Error(`The state ${name} has parameters: give the table a column for them.`);
  }
  const rows = states.flatMap(({ id, title, description }) => {
    const calls = asked.filter(({ name }) => name === id).map(({ call }) => call);
    const about = cell(`${title}. ${description}`);
    return calls.length === 0 ? [] : [`| \`${id}\` | ${about} | ${askedBy(calls)} |`];
  });
  return ['| State | The customer | Asked for by |', '| --- | --- | --- |', ...rows].join('\n');
}

const BETWEEN = /(<!-- states:[^>]*-->\n)[\s\S]*?(<!-- end of states -->)/;

/** Replaces the table between its two marks in the text of the README. */
export function withStateTable(readme: string): string {
  if (!BETWEEN.test(readme)) throw new Error('The README has no place for the table of states.');
  return readme.replace(BETWEEN, (_, begin: string, end: string) => {
    return `${begin}\n${stateTable()}\n\n${end}`;
  });
}
