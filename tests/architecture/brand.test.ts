import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const NAME = ['HomeView', 'Cloud'].join(' ');
const SOURCE =
  /^(src|ui|mock-server|contracts|\.storybook|\.ci)\/.*\.(tsx?|mjs|json|html)$|^index\.html$/;

/** Written by a command from the files that are checked here. */
const GENERATED = /^contracts\/(pacts\/|openapi\.json$)/;

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => SOURCE.test(path) && !GENERATED.test(path));

describe('one spelling', () => {
  it('the product name stands in one brand file and nowhere else', { tags: ['1.scope.03'] }, () => {
    expect(sources.length).toBeGreaterThan(100);
    const spelling = sources.filter((path) => readFileSync(path, 'utf8').includes(NAME));
    expect(spelling).toEqual(['contracts/brand.ts']);
  });

  it('the constant 999 is not used', { tags: ['9.const.54'] }, () => {
    const code = sources.filter(
      (path) => /^(src|contracts)\/.*\.tsx?$/.test(path) && !/\.(test|stories)\./.test(path),
    );
    const using = code.filter((path) =>
      /(?<![\d.#'"_-])999(?![\d.])/.test(readFileSync(path, 'utf8')),
    );
    expect(using).toEqual([]);
  });
});
