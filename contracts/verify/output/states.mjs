/** Prints the states that interactions need, with their meaning from the table in the README. */
import { readFileSync } from 'node:fs';
import { keyOf, statesOf } from '../run/stateUrl.mjs';

const readme = new URL('../../README.md', import.meta.url);
const TABLE = /<!-- states:[^>]*-->([\s\S]*?)<!-- end of states -->/;
const ROW = /^\| `([^`]+)` *\| (.*?) *(?<!\\)\|/gm;

/** The meaning of each state, in the order of the table. */
function meanings() {
  const [, table = ''] = TABLE.exec(readFileSync(readme, 'utf8')) ?? [];
  return new Map(
    [...table.matchAll(ROW)].map(([, name, text]) => [name, text.replaceAll('\\|', '|')]),
  );
}

/** Each state: its name and parameters, what it means, and the calls that ask for it. */
export function statesText(interactions) {
  const known = meanings();
  const rank = ({ name }) => [...known.keys()].indexOf(name);
  const asked = new Map();
  for (const { interaction, operation, request } of interactions) {
    for (const state of statesOf(interaction)) {
      const entry = asked.get(keyOf(state)) ?? { state, calls: new Set(), count: 0 };
      entry.calls.add(operation ?? request);
      entry.count += 1;
      asked.set(keyOf(state), entry);
    }
  }
  return [...asked.values()]
    .sort((a, b) => rank(a.state) - rank(b.state))
    .map(({ state, calls, count }) =>
      [
        keyOf(state) || '"" (any state)',
        ...(known.has(state.name) ? [`  ${known.get(state.name)}`] : []),
        `  ${count} ${count === 1 ? 'interaction' : 'interactions'}: ${[...calls].join(', ')}`,
      ].join('\n'),
    )
    .join('\n\n');
}
