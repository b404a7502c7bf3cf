/** Asks Vitest and Playwright for their tests, with tags; runs none of them. */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { relative, resolve } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { createVitest } from 'vitest/node';
import { root } from '../root.mjs';
import type { ListedTest } from './ledgerReport';

const toPlace = (path: string) => relative(root, path).replaceAll('\\', '/');

/** @throws Error if a test file cannot be read. */
export async function vitestTests(): Promise<ListedTest[]> {
  const vitest = await createVitest('test', { root, run: true, watch: false, reporters: [{}] });
  try {
    const { testModules, unhandledErrors } = await vitest.collect();
    const errors = [...unhandledErrors, ...testModules.flatMap((module) => module.errors())];
    if (errors.length) throw new AggregateError(errors, 'Vitest could not read all tests');
    return testModules.flatMap((module) =>
      [...module.children.allTests()].map(({ fullName, name, options }) => ({
        file: toPlace(module.moduleId),
        titles: [fullName.slice(0, -name.length).replace(/ > $/, ''), name].filter(Boolean),
        tags: options.tags ?? [],
        runs: options.mode === 'run' && !options.fails,
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

/** The tests of a Playwright configuration. @throws Error if a test file cannot be read. */
export async function playwrightTests(config: string): Promise<ListedTest[]> {
  const args = [playwright, 'test', '--list', '--reporter=json', '--config', config];
  const text = await new Promise<string>((done) => {
    // The exit code says the same as the report's errors.
    execFile(process.execPath, args, { cwd: root, maxBuffer: 2 ** 28 }, (_, out) => done(out));
  });
  const { suites, errors, config: used } = JSON.parse(text) as JSONReport;
  if (errors.length) throw new AggregateError(errors, `Playwright could not read ${config}`);
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
