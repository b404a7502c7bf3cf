/**
 * Every reference picture must belong to a story file. The stories run checks the pictures of
 * existing files only, so it misses those of deleted ones.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';

it('keeps no reference pictures of a missing story file', () => {
  const pictures = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.png'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path.includes('/__screenshots__/') && existsSync(path));
  expect(pictures.length).toBeGreaterThan(100);
  const storyFiles = pictures.map((path) =>
    path.slice(0, path.lastIndexOf('/')).replace('/__screenshots__/', '/'),
  );
  expect([...new Set(storyFiles)].filter((path) => !existsSync(path))).toEqual([]);
});
