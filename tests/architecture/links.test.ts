/** Lint refuses a link whose route nothing checks. */
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { expect, it } from 'vitest';
import { projectRoot } from './fixture';

const eslint = new ESLint({ cwd: projectRoot });

async function rulesBrokenBy(jsx: string): Promise<(string | null)[]> {
  const text = `export const it = ${jsx};\n`;
  const filePath = join(projectRoot, 'src/shell/any.tsx');
  const [result] = await eslint.lintText(text, { filePath });
  return result?.messages.map(({ ruleId }) => ruleId) ?? [];
}

it.each([
  '<Button component={Link} to="/nowhere" />',
  '<Button component={PageLink} to="/nowhere" />',
])('%s is refused', async (jsx) => {
  expect(await rulesBrokenBy(jsx)).toEqual(['no-restricted-syntax']);
});

it.each(['<PageLink to="/bills" />', '<Row component="a" />'])('%s is not', async (jsx) => {
  expect(await rulesBrokenBy(jsx)).toEqual([]);
});
