/** Lint refuses what the oldest supported browsers lack, and the build rewrites newer syntax. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { expect, it } from 'vitest';
import { projectRoot } from './fixture';

const eslint = new ESLint({ cwd: projectRoot });

/** The restrictions that a file with this text breaks. */
async function restrictionsOf(text: string, filePath: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: join(projectRoot, filePath) });
  const rules = result?.messages.map(({ ruleId, message }) => ruleId ?? message) ?? [];
  return rules.filter((rule) => !rule.startsWith('@typescript-eslint/'));
}

it.each([
  ['URL.canParse(x)', 'properties'],
  ['crypto.randomUUID()', 'properties'],
  ['[1].toSorted()', 'properties'],
  ['Promise.withResolvers()', 'properties'],
  ['Object.groupBy(x, y)', 'properties'],
  ['AbortSignal.any(x)', 'properties'],
  ['requestIdleCallback(x)', 'globals'],
  ['new OffscreenCanvas(1, 1)', 'globals'],
  ['/(?<=a)b/.test(x)', 'syntax'],
  ['/(?<!a)b/.test(x)', 'syntax'],
  ['/[a--b]/v.test(x)', 'syntax'],
])('%s is refused in what a browser runs, not in a test', async (expression, kind) => {
  const text = `export const it = (x, y) => ${expression};\n`;
  expect(await restrictionsOf(text, 'src/shell/any.ts')).toEqual([`no-restricted-${kind}`]);
  expect(await restrictionsOf(text, 'src/shell/any.test.ts')).toEqual([]);
});

it('what the oldest have is not refused', async () => {
  const text =
    'export const it = (x) => [new URL(x), x.at(-1), structuredClone(x), /(?<n>a)/.exec(x)];\n';
  expect(await restrictionsOf(text, 'ui/inputs/Any/any.ts')).toEqual([]);
});

it('the build is for Safari 16 and Chrome 109, not for a year of the language', () => {
  // Safari reads class static blocks, a part of ES2022, from 16.4 on only.
  const config = readFileSync(join(projectRoot, 'vite.config.ts'), 'utf8');
  expect(config).toContain("const OLDEST_BROWSERS = ['safari16', 'chrome109'];");
  expect(config).toContain('target: OLDEST_BROWSERS');
});
