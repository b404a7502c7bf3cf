/**
 * Reads the reports of Vitest and Playwright: the numbers of passed and failed tests, and the failed
 * tests, which are listed again at the end because a long log is often truncated.
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './root.mjs';

const LINES_OF_A_REASON = 12;
const LINES_OF_A_PAGE = 60;

/** A file that fails before its first test has no failed test in the report, so it counts as one. */
export function vitestCounts({ numPassedTests, testResults }) {
  const failedIn = ({ status, assertionResults }) =>
    assertionResults.filter((test) => test.status === 'failed').length ||
    Number(status === 'failed');
  return {
    passed: numPassedTests,
    failed: testResults.reduce((sum, result) => sum + failedIn(result), 0),
  };
}

export function playwrightCounts({ stats, errors }) {
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected, failed: unexpected + flaky + errors.length, skipped };
}

/** The first lines of an error message, without colours and absolute paths. */
function reason(text = '') {
  const lines = stripVTControlCharacters(text).replaceAll(`${root}/`, '').split('\n');
  return lines.filter((line) => line.trim()).slice(0, LINES_OF_A_REASON);
}

/** @returns {{ name: string, reason: string[] }[]} the failed tests of a Vitest report */
export function vitestFailures({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0)
      return status === 'failed' ? [{ name: file, reason: reason(message) }] : [];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${file} › ${fullName}`,
      reason: reason(failureMessages[0]),
    }));
  });
}

/** What the page showed when a test failed: the accessibility tree that Playwright writes down. */
function shown({ attachments }) {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  const tree = path ? /^```yaml\n(.*?)^```/ms.exec(readFileSync(path, 'utf8'))?.[1] : undefined;
  return tree ? ['The page showed:', ...tree.trimEnd().split('\n').slice(0, LINES_OF_A_PAGE)] : [];
}

/** @returns {{ name: string, reason: string[] }[]} the failed tests of a Playwright report */
export function playwrightFailures({ suites, errors }) {
  const within = (suite, path) => [
    ...(suite.suites ?? []).flatMap((inner) => within(inner, [...path, inner.title])),
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => {
          const failed = results.find(({ error }) => error);
          return {
            name: [...path, title].join(' › '),
            reason: failed ? [...reason(failed.error.message), ...shown(failed)] : [],
          };
        }),
    ),
  ];
  return [
    ...suites.flatMap((suite) => within(suite, [suite.title])),
    ...errors.map(({ message }) => ({ name: 'outside of any test', reason: reason(message) })),
  ];
}
