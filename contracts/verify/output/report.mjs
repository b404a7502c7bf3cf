/** Reports of a verification: as text, and as JUnit for CI. */

const outcomeOf = ({ passed, pending }) => (passed ? 'ok' : pending ? 'pending' : 'FAILED');

/** Failed interactions. A pending one is reported but does not fail the run. */
const failuresOf = (results) => results.filter(({ passed, pending }) => !passed && !pending);

export function countsOf(results) {
  const failed = failuresOf(results).length;
  const passed = results.filter((result) => result.passed).length;
  return { passed, failed, pending: results.length - passed - failed };
}

/** The reasons, followed by the file of the contract. */
const linesOf = ({ reasons, contract }) => [...reasons, ...(contract ? [`see ${contract}`] : [])];

/** One line per interaction, followed by the reasons if it failed. */
export function textReport(file, results) {
  const lines = results.flatMap((result) => [
    `  ${outcomeOf(result).padEnd(8)}${result.description}`,
    ...(result.passed
      ? []
      : [
          `          ${result.request}, state "${result.state}"`,
          ...linesOf(result).map((line) => `          ${line}`),
        ]),
  ]);
  return [file, ...lines].join('\n');
}

// XML 1.0 cannot represent most control characters.
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;

const escaped = (text) =>
  text
    .replace(UNWRITABLE, '?')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

function testCase(file, result) {
  const open = `    <testcase classname="${escaped(file)}" name="${escaped(result.description)}"`;
  if (result.passed) return `${open}/>`;
  const reasons = escaped(linesOf(result).join('\n'));
  const inside = result.pending
    ? `<skipped message="${reasons}"/>`
    : `<failure message="${escaped(result.request)}">${reasons}</failure>`;
  return `${open}>${inside}</testcase>`;
}

const document = (suites) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`;

/** JUnit file of a verification that could not start: one failure with the reason. */
export const junitOfNothing = (why) => {
  const name = 'the service can be verified';
  const results = [{ description: name, request: name, passed: false, reasons: [why] }];
  return junit([['contracts', results]]);
};

/** JUnit file with one suite per pact file. */
export function junit(byFile) {
  const suites = byFile.map(([file, results]) => {
    const { failed, pending } = countsOf(results);
    const cases = results.map((result) => testCase(file, result)).join('\n');
    return `  <testsuite name="${escaped(file)}" tests="${results.length}" failures="${failed}" skipped="${pending}">\n${cases}\n  </testsuite>`;
  });
  return document(suites);
}
