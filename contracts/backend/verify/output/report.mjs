/** The report of a verification as text. */

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

/** A difference and what was expected instead. */
export const differenceLines = ({ text, expected }) => [
  text,
  ...(expected === undefined ? [] : [`  expected: ${expected}`]),
];

const indented = (lines, by) => lines.map((line) => ' '.repeat(by) + line);

const requestLine = ({ request, state }) => `${request}, state "${state}"`;

const causeOf = ({ cause, text }) => cause ?? text;

/** The interactions by cause, for causes that more than one has. */
function sharedCauses(results) {
  const byCause = new Map();
  for (const result of results) {
    for (const difference of result.differences) {
      const known = byCause.get(causeOf(difference)) ?? { difference, results: [] };
      byCause.set(causeOf(difference), { ...known, results: [...known.results, result] });
    }
  }
  return new Map([...byCause].filter(([, { results: all }]) => all.length > 1));
}

function sharedBlock({ difference, results }) {
  const places = [...new Set(results.map(({ contract }) => contract))];
  return [
    `  The same in ${results.length} interactions:`,
    ...indented(differenceLines(difference), 10),
    ...results.flatMap((result) => [
      `    - ${result.description}`,
      ...indented([requestLine(result)], 10),
    ]),
    ...indented(places.length === 1 && places[0] ? [`see ${places[0]}`] : [], 10),
  ].join('\n');
}

function ownBlock(result, shared) {
  const own = result.differences.filter((one) => !shared.has(causeOf(one)));
  if (own.length === 0) return [];
  const others = result.differences.length - own.length;
  const lines = [
    requestLine(result),
    ...own.flatMap(differenceLines),
    ...(others > 0 ? [`and ${others} listed above, with other interactions`] : []),
    ...(result.contract ? [`see ${result.contract}`] : []),
  ];
  return [
    [`  ${outcomeOf(result).padEnd(8)}${result.description}`, ...indented(lines, 10)].join('\n'),
  ];
}

/** Why interactions failed; what several have in common is said once. Empty if none has failed. */
export function failureReport(results) {
  const failed = results.filter(({ passed, notRun }) => !passed && !notRun);
  const shared = sharedCauses(failed);
  const bySize = [...shared.values()].sort((a, b) => b.results.length - a.results.length);
  return [
    ...bySize.map(sharedBlock),
    ...failed.flatMap((result) => ownBlock(result, shared)),
    ...notRunLine(results.filter(({ notRun }) => notRun)),
  ].join('\n\n');
}

const notRunLine = (results) =>
  results.length === 0
    ? []
    : [`  ${results.length} interactions were ${results[0].differences[0].text}`];
