/** The report of a verification as a JUnit file for CI. */
import { printable } from './printable.mjs';
import { countsOf, differenceLines } from './report.mjs';

const escaped = (text) =>
  printable(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const attributes = (values) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');

const seconds = (ms) => (ms / 1000).toFixed(3);

function testCase({ domain, description, request, passed, pending, differences, contract, ms }) {
  const open = `    <testcase${attributes({ classname: domain, time: seconds(ms), name: description })}`;
  if (passed) return `${open}/>`;
  const see = contract ? [`see ${contract}`] : [];
  const reasons = escaped([...differences.flatMap(differenceLines), ...see].join('\n'));
  const inside = pending
    ? `<skipped message="${reasons}"/>`
    : `<failure message="${escaped(request)}">${reasons}</failure>`;
  return `${open}>${inside}</testcase>`;
}

function suite(domain, results) {
  const { failed, pending } = countsOf(results);
  const time = seconds(results.reduce((sum, { ms }) => sum + ms, 0));
  const counts = { tests: results.length, failures: failed, skipped: pending, time };
  const cases = results.map(testCase).join('\n');
  return `  <testsuite${attributes({ name: domain, ...counts })}>\n${cases}\n  </testsuite>`;
}

/** A JUnit file with one suite for each domain. */
export function junit(results) {
  const domains = [...new Set(results.map(({ domain }) => domain))];
  const suites = domains.map((domain) =>
    suite(
      domain,
      results.filter((result) => result.domain === domain),
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`;
}

/** The result of a verification that could not start. */
export const nothingVerified = (why) => ({
  domain: 'contracts',
  description: 'the service can be verified',
  request: 'the service can be verified',
  passed: false,
  differences: [{ text: why }],
  ms: 0,
});
