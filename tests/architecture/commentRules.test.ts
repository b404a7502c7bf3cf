/** The lint rules for comments report long comments and unplain words, and accept others. */
import { ESLint } from 'eslint';
import { beforeAll, expect, it } from 'vitest';

const eslint = new ESLint({ cwd: process.cwd() });

// The first run loads the configuration and its plugins, which takes seconds on a busy machine.
beforeAll(() => brokenBy('// Warm up.'), 60_000);

/** Ids of the rules that a comment breaks. */
async function brokenBy(comment: string): Promise<string[]> {
  const filePath = 'src/domain/sample.ts';
  const [result] = await eslint.lintText(`${comment}\nexport const x = 1;\n`, { filePath });
  return result?.messages.map(({ ruleId }) => ruleId ?? '') ?? [];
}

const line = ' * A plain sentence.\n';
const lines = (count: number) => `/**\n${line.repeat(count)} */`;

it.each([
  ['three lines', lines(3)],
  ['three lines and tags', `/**\n${line.repeat(3)} * @param x any\n * @throws Error.\n */`],
  ['two line comments with code between', '// One.\n// Two.\nvoid 0;\n// Three.\n// Four.'],
])('accepts %s', async (_, comment) => {
  expect(await brokenBy(comment)).toEqual([]);
});

it.each([
  ['four lines', lines(4), 'comments/short'],
  ['four line comments', '// One.\n// Two.\n// Three.\n// Four.', 'comments/short'],
  ['an unplain word', '// Nobody reads it.', 'no-warning-comments'],
  ['an unplain phrase', '/** A service of its own. */', 'no-warning-comments'],
])('reports %s', async (_, comment, rule) => {
  expect(await brokenBy(comment)).toEqual([rule]);
});
