/**
 * The report of a run, as groups for the console and for HTML: what is wrong, what is not implemented,
 * what needs a state. Each cause is said once.
 *
 * A group is `{ title, tone, entries }`; an entry `{ title, label, lines, differences, cases, see }`; a
 * difference `{ place, got, text, expected }`.
 */

const outcomeOf = ({ passed, pending }) => (passed ? 'ok' : pending ? 'pending' : 'FAILED');

/** Failed interactions. A pending one is reported but does not fail the run. */
const failuresOf = (results) => results.filter(({ passed, pending }) => !passed && !pending);

export function countsOf(results) {
  const failed = failuresOf(results).length;
  const passed = results.filter((result) => result.passed).length;
  return { passed, failed, pending: results.length - passed - failed };
}

/** The line of an interaction that has just been verified. */
export function progressLine(result) {
  const { description, status, ms } = result;
  const facts = [status && `HTTP ${status}`, `${ms} ms`].filter(Boolean).join(', ');
  return `  ${outcomeOf(result).padEnd(8)}${description} (${facts})`;
}

/** A difference, what was expected instead, and where customers see it. */
export const differenceLines = ({ text, expected, shown }) => [
  text,
  ...(expected === undefined ? [] : [`  expected: ${expected}`]),
  ...(shown === undefined ? [] : [`  customers see it in ${shown}`]),
];

/**
 * The lists by key, in the order of their first value.
 * @template One, Key
 * @param {readonly One[]} list
 * @param {(one: One) => Key} keyOf
 * @returns {Map<Key, One[]>}
 */
export function groupBy(list, keyOf) {
  const groups = new Map();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

/** The request, in a list; empty for one that was not sent. */
function requestLines({ request, state, group, leftOut = [] }) {
  if (group === 'state') return [];
  const missing = leftOut.map((name) => `"${name}"`).join(', ');
  const note = missing ? `; your state URL gave no ${missing}, so it has that of the contract` : '';
  return [state === undefined ? request : `${request}, state "${state}"${note}`];
}

const causeOf = ({ cause, text }) => cause ?? text;

/** What several requests have in common, once; then each with what no other has. */
function byCause(results, unit) {
  const found = results.flatMap((result) =>
    result.differences.map((difference) => ({ difference, result })),
  );
  const shared = [...groupBy(found, ({ difference }) => causeOf(difference))]
    .filter(([, same]) => same.length > 1)
    .sort(([, a], [, b]) => b.length - a.length);
  const known = new Set(shared.map(([cause]) => cause));
  return [
    ...shared.map(([, same]) => {
      const places = [...new Set(same.map(({ result }) => result.contract))];
      return {
        title: `The same in ${same.length} ${unit}:`,
        differences: [same[0].difference],
        cases: same.map(({ result }) => ({
          title: result.description,
          lines: requestLines(result),
        })),
        see: places.length === 1 && same[0].result.group !== 'state' ? places[0] : undefined,
      };
    }),
    ...results.flatMap((result) => ownEntry(result, known, unit)),
  ];
}

function ownEntry(result, known, unit) {
  const own = result.differences.filter((one) => !known.has(causeOf(one)));
  if (own.length === 0) return [];
  const others = result.differences.length - own.length;
  return {
    label: outcomeOf(result),
    title: result.description,
    lines: requestLines(result),
    differences: own,
    more: others > 0 ? `and ${others} listed above, with other ${unit}` : undefined,
    see: result.group === 'state' ? undefined : result.contract,
  };
}

const callOf = ({ operation, request }) => operation ?? request;

const byCall = (results) =>
  [...groupBy(results, callOf).values()].map(([{ operation, request }, ...others]) => {
    const more = others.length > 0 ? `, and ${others.length} more` : '';
    return { title: `${operation ? `${operation}: ` : ''}${request}${more}` };
  });

/** How many of the documented answers of each call are right. */
export const rightGroup = (title, results, unit) => ({
  title,
  tone: 'right',
  entries: [...groupBy(results, callOf)]
    .map(([name, all]) => [name, all.length, all.filter(({ passed }) => passed).length])
    .filter(([, , right]) => right > 0)
    .map(([name, all, right]) => ({ title: `${name}: ${right} of ${all} ${unit}` })),
});

/**
 * Sorts results that have not passed into groups, some of which may be empty. `group` of a result is `unbuilt`
 * or `state`, otherwise it is wrong. `unit` is what is counted.
 */
export function groupsOf(results, unit = 'interactions') {
  const run = results.filter(({ passed, notRun }) => !passed && !notRun);
  const of = (wanted) => run.filter(({ group = 'wrong' }) => group === wanted);
  const late = results.filter(({ notRun }) => notRun);
  const notRun = late.map(({ differences }) => differences[0].text).slice(0, 1);
  return [
    { title: 'Wrong', tone: 'wrong', entries: byCause(of('wrong'), unit) },
    { title: 'Not implemented', tone: 'open', entries: byCall(of('unbuilt')) },
    { title: 'Needs a state', tone: 'open', entries: byCause(of('state'), unit) },
    {
      title: 'Not run',
      tone: 'open',
      entries: notRun.map((why) => ({ title: `${late.length} ${unit} were ${why}` })),
    },
  ];
}

export const isFilled = ({ entries }) => entries.length > 0;

/** Requests of one cause that the console lists. */
const MOST_CASES = 10;

const indented = (lines, by) => lines.map((line) => ' '.repeat(by) + line);

function entryText({ label, title, lines = [], differences = [], cases = [], more, see }) {
  return [
    `  ${label ? label.padEnd(8) : ''}${title}`,
    ...indented([...lines, ...differences.flatMap(differenceLines), ...(more ? [more] : [])], 10),
    ...cases
      .slice(0, MOST_CASES)
      .flatMap((one) => [`    - ${one.title}`, ...indented(one.lines ?? [], 10)]),
    ...indented(cases.length > MOST_CASES ? [`- and ${cases.length - MOST_CASES} more`] : [], 4),
    ...(see ? indented([`see ${see}`], 10) : []),
  ].join('\n');
}

/** The groups as text; the first is printed last, where the eyes are. Empty without groups. */
export const groupsText = (groups) =>
  groups
    .filter(isFilled)
    .reverse()
    .map(({ title, entries }) => {
      const isShort = entries.every(({ differences }) => !differences);
      return `${title}\n${isShort ? '' : '\n'}${entries.map(entryText).join(isShort ? '\n' : '\n\n')}`;
    })
    .join('\n\n');
