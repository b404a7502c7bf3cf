/** The ledger tool counts only tests that prove something, and names ids that do not exist. */
import { afterAll, describe, expect, it } from 'vitest';
import { makeFixture, runTool } from './fixture';

const rows = Array.from({ length: 16 }, (_, at) => `1.rule.${String(at + 1).padStart(2, '0')}`);
/** Keeps the real ledger tool, which reads this file too, from seeing ids in the fixture. */
const id = (row: number) => `[${rows[row - 1]}]`;

const ledger = ['id\tarea\trule\tdecision', ...rows.map((row) => `${row}\thome\tA rule\t`)];

const tests = `
describe('outer ${id(1)}', () => {
  it('proves two ${id(2)} ${id(3)}', () => { check(); });
  it('proves a list [${rows[3]}, ${rows[4]}]', async () => { await check(); });
  it.each([1])(\`each \${1} ${id(6)}\`, () => check());
  it.each\`a\`('tagged ${id(7)}', () => check());
});
describe('only skipped ${id(8)}', () => {
  it.skip('a ${id(9)}', () => { check(); });
  it.todo('b ${id(10)}');
  it.only('c ${id(11)}', () => { check(); });
  it('empty ${id(12)}', () => {});
});
describe.skip('skipped ${id(13)}', () => { it('inside', () => { check(); }); });
test('skips itself', () => { test.skip(); check('${id(14)}'); });
it('brackets [object Object] are text', () => { check(); });
`;

const stories = `
const meta = { title: 'Home' } satisfies Meta;
export default meta;
export const Shown: Story = { name: 'Shown ${id(15)}' };
export const Hidden: Story = { name: 'Hidden ${id(16)}', tags: ['!test'] };
`;

describe('npm run ledger', () => {
  const fixture = makeFixture({
    'docs/ledger.tsv': ledger.join('\n'),
    'src/a.test.ts': tests,
    'ui/B.stories.tsx': stories,
  });
  const stray = makeFixture({
    'docs/ledger.tsv': ledger.join('\n'),
    'tests/journeys/a.spec.ts': "test('stray [9.never.99]', async () => { await check(); });",
  });
  afterAll(() => {
    fixture.remove();
    stray.remove();
  });

  it('counts the rows that a test proves', () => {
    const { status, lines } = runTool('.ci/ledger.mjs', ['--root', fixture.folder]);
    expect(status).toBe(0);
    expect(lines.at(-1)).toBe('8 of 16 rows proven');
    expect(lines).toContain(`\tui/B.stories.tsx › Home › Shown ${id(15)}`);
  });

  it('lists the rows without proof', () => {
    const { lines } = runTool('.ci/ledger.mjs', ['--root', fixture.folder, '--missing']);
    const missing = lines.slice(0, -1).map((line) => line.split('\t')[0]);
    expect(missing).toEqual([...rows.slice(7, 14), rows[15]]);
  });

  it('looks at one area', () => {
    const { lines } = runTool('.ci/ledger.mjs', ['--root', fixture.folder, '--area', 'login']);
    expect(lines).toEqual(['0 of 0 rows proven']);
  });

  it('finds a rule by its words, or by its id, and says what it is', () => {
    const find = (words: string) =>
      runTool('.ci/ledger.mjs', ['--root', fixture.folder, '--find', words]).lines;
    expect(find('a RULE')).toHaveLength(find('').length);
    expect(find('no such rule')).toEqual(['0 of 0 rows proven']);
    const [row, proof, count] = find('1.rule.02');
    expect(row).toBe('1.rule.02\thome\tA rule');
    expect(proof).toContain('src/a.test.ts › outer');
    expect(count).toBe('1 of 1 rows proven');
    expect(find('1.rule.08')[0]).toBe('1.rule.08\thome\tA rule\tnot proven');
  });

  it('fails on an id that the ledger does not have', () => {
    const { status, stderr } = runTool('.ci/ledger.mjs', ['--root', stray.folder]);
    expect(status).toBe(1);
    expect(stderr).toContain('9.never.99: tests/journeys/a.spec.ts › stray');
  });
});
