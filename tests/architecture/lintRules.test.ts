/**
 * Lint rejects APIs that the oldest supported browsers lack, and ledger ids that prove nothing. The
 * build rewrites newer syntax.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { beforeAll, expect, it } from 'vitest';
import { projectRoot } from './fixture';

const eslint = new ESLint({ cwd: projectRoot });

/** The rules, except those of types, that a file with this text breaks. */
async function rulesBrokenBy(text: string, filePath: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: join(projectRoot, filePath) });
  const rules = result?.messages.map(({ ruleId, message }) => ruleId ?? message) ?? [];
  return rules.filter((rule) => !rule.startsWith('@typescript-eslint/'));
}

// The first run loads the configuration and its plugins, which takes seconds on a busy machine.
beforeAll(() => rulesBrokenBy('', 'src/shell/any.ts'), 60_000);

it.each([
  ['URL.canParse(x)', 'no-restricted-properties'],
  ['URL.parse(x)', 'no-restricted-properties'],
  ['crypto.randomUUID()', 'no-restricted-properties'],
  ['AbortSignal.any(x)', 'no-restricted-properties'],
  ['[1].toSorted()', 'es-x/no-array-prototype-tosorted'],
  ['x.toSorted()', 'es-x/no-array-prototype-tosorted'],
  ['x.isSubsetOf(y)', 'es-x/no-set-prototype-issubsetof'],
  ['Promise.withResolvers()', 'es-x/no-promise-withresolvers'],
  ['Object.groupBy(x, y)', 'es-x/no-object-groupby'],
  ['Array.fromAsync(x)', 'es-x/no-array-fromasync'],
  ['new Intl.DurationFormat()', 'es-x/no-intl-durationformat'],
  ['requestIdleCallback(x)', 'compat/compat'],
  ['new OffscreenCanvas(1, 1)', 'compat/compat'],
  ['screen.orientation', 'compat/compat'],
  ['/(?<=a)b/.test(x)', 'es-x/no-regexp-lookbehind-assertions'],
  ['/(?<!a)b/.test(x)', 'es-x/no-regexp-lookbehind-assertions'],
  ['/[a--b]/v.test(x)', 'es-x/no-regexp-v-flag'],
])('rejects %s in browser code, but not in tests', async (expression, rule) => {
  const text = `export const it = (x, y) => ${expression};\n`;
  expect(await rulesBrokenBy(text, 'src/shell/any.ts')).toContain(rule);
  expect(await rulesBrokenBy(text, 'src/shell/any.test.ts')).toEqual([]);
});

it('accepts what the oldest supported browsers have', async () => {
  const text =
    'export const it = (x) => [new URL(x), x.at(-1), x.find(x), structuredClone(x), /(?<n>a)/.exec(x)];\n';
  expect(await rulesBrokenBy(text, 'ui/inputs/Any/any.ts')).toEqual([]);
});

it.each([
  ["describe('a', { tags: [ID] }, f)", 'a.test.ts'],
  ["describe.each([1])('a', { tags: [ID] }, f)", 'a.test.ts'],
  ["test.describe('a', { tag: ID }, f)", 'a.spec.ts'],
  ['const meta = { tags: [ID] }; export default meta', 'A.stories.tsx'],
])('rejects a ledger id on a group: %s', async (text, file) => {
  const withId = text.replace('ID', "'1.rule.01'");
  expect(await rulesBrokenBy(withId, `src/shell/${file}`)).toEqual(['no-restricted-syntax']);
});

it('accepts a ledger id on a test', async () => {
  const text = "it('a', { tags: ['1.rule.01'] }, f); export const A = { tags: ['1.rule.01'] };";
  expect(await rulesBrokenBy(text, 'src/shell/A.stories.tsx')).toEqual([]);
});

it('builds for Safari 16, Chrome 109 and Firefox 125 instead of an ECMAScript year', () => {
  // Safari supports class static blocks, a part of ES2022, only from 16.4.
  const config = readFileSync(join(projectRoot, 'vite.config.ts'), 'utf8');
  expect(config).toContain("const OLDEST_BROWSERS = ['safari16', 'chrome109', 'firefox125'];");
  expect(config).toContain('target: OLDEST_BROWSERS');
  const { browserslist } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    readonly browserslist: readonly string[];
  };
  expect(browserslist).toEqual([
    'safari >= 16',
    'ios_saf >= 16',
    'chrome >= 109',
    'firefox >= 125',
  ]);
});
