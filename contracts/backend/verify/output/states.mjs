/** Prints the states that interactions need, with their meaning from the table in states.md. */
import { readFileSync } from 'node:fs';
import { statesOf } from '../run/stateUrl.mjs';
import { plural } from './printable.mjs';
import { groupBy } from './report.mjs';

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

const valuesText = (values) =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
    .join(', ');

/** Each state: what it means, the calls that ask for it, and the values of its parameters. */
export function statesText(interactions) {
  const known = meanings();
  const order = [...known.keys()];
  const asked = interactions.flatMap(({ interaction, operation, request }) =>
    statesOf(interaction).map((state) => ({ ...state, call: operation ?? request })),
  );
  return [...groupBy(asked, ({ name }) => name)]
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([name, same]) => {
      const calls = [...new Set(same.map(({ call }) => call))].join(', ');
      const values = valuesText(Object.assign({}, ...same.map(({ params }) => params)));
      return [
        name || '"" (any state)',
        ...(known.has(name) ? [`  ${known.get(name)}`] : []),
        `  ${plural(same.length, 'interaction')}: ${calls}`,
        ...(values === '' ? [] : [`  values: ${values}`]),
      ].join('\n');
    })
    .join('\n\n');
}
