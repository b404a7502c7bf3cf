/** Lint rejects a link whose route is not type-checked. */
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
])('rejects %s', async (jsx) => {
  expect(await rulesBrokenBy(jsx)).toEqual(['no-restricted-syntax']);
});

it.each(['<PageLink to="/bills" />', '<Row component="a" />'])('accepts %s', async (jsx) => {
  expect(await rulesBrokenBy(jsx)).toEqual([]);
});
