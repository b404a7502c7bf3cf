/** Asks Vitest and Playwright for their tests, with tags; runs none of them. */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { relative, resolve } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { createVitest } from 'vitest/node';
import { root } from '../root.mjs';
import type { ListedTest } from './ledgerReport';

const toPlace = (path: string) => relative(root, path).replaceAll('\\', '/');

/**
 * The tests that Vitest reads from the syntax of their files (`vitest list --static-parse`): importing
 * the files would take minutes. Ids that are not written out as text are not seen.
 * @throws Error if a test file cannot be read.
 */
export async function vitestTests(): Promise<ListedTest[]> {
  process.env.ALL_PROJECTS = '1';
  const options = { root, run: true, watch: false, reporters: [{}] };
  const vitest = await createVitest('test', options, { logLevel: 'error' });
  try {
    const files = await vitest.globTestSpecifications();
    const modules = await vitest.experimental_parseSpecifications(files);
    const errors = modules.flatMap((module) => module.errors());
    if (errors.length) throw new AggregateError(errors, 'Vitest could not read all tests');
    return modules.flatMap((module) =>
      [...module.children.allTests()].map(({ fullName, name, options: { tags, mode, fails } }) => ({
        file: toPlace(module.moduleId),
        titles: [fullName.slice(0, -name.length).replace(/ > $/, ''), name].filter(Boolean),
        tags: tags ?? [],
        runs: mode === 'run' && !fails,
      })),
    );
  } finally {
    await vitest.close();
  }
}

const playwright = resolve(
  createRequire(import.meta.url).resolve('@playwright/test/package.json'),
  '../cli.js',
);

/** @throws Error if a test file cannot be read. */
export async function playwrightTests(): Promise<ListedTest[]> {
  const args = [playwright, 'test', '--list', '--reporter=json'];
  const text = await new Promise<string>((done) => {
    // The exit code says the same as the report's errors.
    execFile(process.execPath, args, { cwd: root, maxBuffer: 2 ** 28 }, (_, out) => done(out));
  });
  const { suites, errors, config: used } = JSON.parse(text) as JSONReport;
  if (errors.length) throw new AggregateError(errors, 'Playwright could not read all tests');
  const listed = (suite: JSONReportSuite, titles: readonly string[]): ListedTest[] => [
    ...suite.specs.map((spec) => ({
      file: toPlace(resolve(used.rootDir, spec.file)),
      titles: [...titles, spec.title],
      tags: spec.tags,
      runs: spec.tests.some(({ expectedStatus }) => expectedStatus === 'passed'),
    })),
    ...(suite.suites ?? []).flatMap((inner) => listed(inner, [...titles, inner.title])),
  ];
  return suites.flatMap((suite) => listed(suite, []));
}
