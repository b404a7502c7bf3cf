/** The report of a verification as a JUnit file for CI. */
import report from 'junit-report-builder';
import { printable } from './printable.mjs';
import { differenceLines, groupBy } from './report.mjs';

const secondsOf = (ms) => (ms / 1000).toFixed(3);

function addCase(suite, { domain, description, request, passed, pending, ...result }) {
  const one = suite.testCase().className(domain).time(secondsOf(result.ms));
  one.name(printable(description));
  if (passed) return;
  const more = [result.answer, result.contract && `see ${result.contract}`].filter(Boolean);
  const reasons = printable([...result.differences.flatMap(differenceLines), ...more].join('\n'));
  if (pending) one.skipped().standardOutput(reasons);
  else one.failure(printable(request)).stacktrace(reasons);
}

/** A JUnit file with one suite for each domain. */
export function junit(results) {
  const builder = report.newBuilder();
  for (const [domain, own] of groupBy(results, (result) => result.domain)) {
    const suite = builder.testSuite().name(domain);
    suite.time(secondsOf(own.reduce((sum, { ms }) => sum + ms, 0)));
    for (const result of own) addCase(suite, result);
  }
  return builder.build();
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
