/** Prints the states that interactions need, with their meaning from the table in states.md. */
import { readFileSync } from 'node:fs';
import { statesOf } from '../run/stateUrl.mjs';

const readme = new URL('../../states.md', import.meta.url);
const TABLE = /<!-- states:[^>]*-->([\s\S]*?)<!-- end of states -->/;
const ROW = /^\| `([^`]+)` *\| (.*?) *(?<!\\)\|/gm;

/** The meaning of each state, in the order of the table. */
function meanings() {
  const [, table = ''] = TABLE.exec(readFileSync(readme, 'utf8')) ?? [];
  return new Map(
    [...table.matchAll(ROW)].map(([, name, text]) => [name, text.replaceAll('\\|', '|')]),
  );
}

/** The states with the calls that ask for them, and the values that they are asked with. */
function askedStates(interactions) {
  const asked = new Map();
  for (const { interaction, operation, request } of interactions) {
    for (const { name, params } of statesOf(interaction)) {
      const entry = asked.get(name) ?? { calls: new Set(), count: 0, values: {} };
      entry.calls.add(operation ?? request);
      asked.set(name, { ...entry, count: entry.count + 1, values: { ...entry.values, ...params } });
    }
  }
  return asked;
}

const valuesText = (values) =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
    .join(', ');

/** Each state: what it means, the calls that ask for it, and the values of its parameters. */
export function statesText(interactions) {
  const known = meanings();
  const order = [...known.keys()];
  return [...askedStates(interactions)]
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([name, { calls, count, values }]) =>
      [
        name || '"" (any state)',
        ...(known.has(name) ? [`  ${known.get(name)}`] : []),
        `  ${count} ${count === 1 ? 'interaction' : 'interactions'}: ${[...calls].join(', ')}`,
        ...(Object.keys(values).length > 0 ? [`  values: ${valuesText(values)}`] : []),
      ].join('\n'),
    )
    .join('\n\n');
}
