/** The ledger tool counts only tests that prove something, and reports ids that do not exist. */
import { afterAll, describe, expect, it } from 'vitest';
import { makeFixture, runTool } from './fixture';

const rows = Array.from({ length: 40 }, (_, at) => `1.rule.${String(at + 1).padStart(2, '0')}`);
/**
 * Builds ids at run time, so that the real ledger tool, which reads this file too, does not count
 * them.
 */
const id = (row: number) => `[${rows[row - 1]}]`;
const tag = (row: number) => `'${rows[row - 1]}'`;

const ledger = ['id\tarea\trule\tdecision', ...rows.map((row) => `${row}\thome\tA rule\t`)];

const unit = `
const CODES = [{ code: 1, ids: '${id(7)}' }, { code: 2, ids: '${id(8)}' }] as const;
describe('outer', () => {
  it('proves two ${id(1)} ${id(2)}', () => { check(); });
  it('proves a list [${rows[2]}, ${rows[3]}]', async () => { await check(); });
  it.each([1])(\`each \${1} ${id(5)}\`, () => check());
  it.each\`a\`('tagged ${id(6)}', () => check());
  it.each(CODES)('of a table $ids', ({ code }) => check(code));
  it.each([['a', '${id(9)}'], ['b', '']])('%s %s', (name) => check(name));
  it('has tags', { tags: [${tag(10)}, ${tag(11)}], timeout: 1 }, () => { check(); });
  it.each([1])('each has tags %i', { tags: ${tag(12)} }, (value) => { check(value); });
});
it('brackets [object Object] are text', () => { check(); });
`;

const proofless = `
describe('only skipped', () => {
  it.skip('a ${id(21)}', () => { check(); });
  it.todo('b ${id(22)}');
  it.only('c ${id(23)}', () => { check(); });
  it('empty ${id(24)}', () => {});
  it('no body', { tags: [${tag(25)}] });
  it('off', { tags: [${tag(26)}], skip: true }, () => { check(); });
});
describe.skip('skipped', () => { it('inside ${id(27)}', () => { check(); }); });
test('skips itself ${id(28)}', () => { test.skip(); check(); });
test.describe('skips its tests', () => {
  test.skip(isPhone, 'no space');
  test('inside', { tag: '@${rows[28]}' }, async () => { await check(); });
});
`;

const journey = `
const rows = [{ code: 400, ledger: ${tag(13)} }, { code: 500, ledger: ${tag(14)} }];
test('has one tag', { tag: '@${rows[14]}' }, async () => { await check(); });
test('has two', { tag: ['@${rows[15]}', '@phone', '@${rows[16]}'] }, async () => { await check(); });
for (const { code, ledger } of rows) {
  test(\`code \${code}\`, { tag: \`@\${ledger}\` }, async () => { await check(); });
}
`;

const stories = `
const meta = { title: 'Home' } satisfies Meta;
export default meta;
export const Shown: Story = { name: 'Shown ${id(18)}' };
export const Tagged: Story = { tags: [${tag(19)}] };
export const Hidden: Story = { name: 'Hidden ${id(30)}', tags: ['!test'] };
Tagged.test('plays', { tags: [${tag(20)}] }, async () => { await check(); });
`;

const groups = `
describe('outer ${id(1)}', () => { it('inside', () => { check(); }); });
test.describe('outer', { tag: '@${rows[1]}' }, () => { test('inside', () => check()); });
describe.each([{ ids: '${id(3)}' }])('$ids', () => { it('inside', () => { check(); }); });
`;

describe('npm run ledger', () => {
  const fixture = makeFixture({
    'docs/ledger.tsv': ledger.join('\n'),
    'src/a.test.ts': unit,
    'src/b.test.ts': proofless,
    'tests/e2e/a.spec.ts': journey,
    'ui/B.stories.tsx': stories,
  });
  const stray = makeFixture({
    'docs/ledger.tsv': ledger.join('\n'),
    'tests/e2e/a.spec.ts': "test('stray [9.never.99]', async () => { await check(); });",
  });
  const grouped = makeFixture({
    'docs/ledger.tsv': ledger.join('\n'),
    'src/a.test.ts': groups,
    'ui/B.stories.tsx': `export default { tags: [${tag(4)}] };\nexport const Shown: Story = {};`,
  });
  afterAll(() => {
    for (const { remove } of [fixture, stray, grouped]) remove();
  });

  it('counts the rows that a test proves', () => {
    const { status, lines } = runTool('.ci/ledger/ledger.mjs', ['--root', fixture.folder]);
    expect(status).toBe(0);
    expect(lines.at(-1)).toBe('20 of 40 rows proven');
    expect(lines).toContain(`\tui/B.stories.tsx › Home › Shown ${id(18)}`);
  });

  it('lists the rows without proof', () => {
    const { lines } = runTool('.ci/ledger/ledger.mjs', ['--root', fixture.folder, '--missing']);
    const missing = lines.slice(0, -1).map((line) => line.split('\t')[0]);
    expect(missing).toEqual(rows.slice(20));
  });

  it('restricts the report to one area', () => {
    const { lines } = runTool('.ci/ledger/ledger.mjs', [
      '--root',
      fixture.folder,
      '--area',
      'login',
    ]);
    expect(lines).toEqual(['0 of 0 rows proven']);
  });

  const find = (words: string) =>
    runTool('.ci/ledger/ledger.mjs', ['--root', fixture.folder, '--find', words]).lines;

  it('finds a rule by its words', () => {
    expect(find('a RULE').at(-1)).toBe('20 of 40 rows proven');
    expect(find('no such rule')).toEqual(['0 of 0 rows proven']);
  });

  it('finds a rule by its id and shows its text and proof', () => {
    const [row, proof, count] = find('1.rule.02');
    expect(row).toBe('1.rule.02\thome\tA rule');
    expect(proof).toContain('src/a.test.ts › outer');
    expect(count).toBe('1 of 1 rows proven');
    expect(find('1.rule.21')[0]).toBe('1.rule.21\thome\tA rule\tnot proven');
  });

  it('fails on an id on a describe, which proves nothing', () => {
    const { status, stderr, lines } = runTool('.ci/ledger/ledger.mjs', ['--root', grouped.folder]);
    expect(status).toBe(1);
    expect(lines.at(-1)).toBe('0 of 40 rows proven');
    const errors = stderr.trimEnd().split('\n');
    expect(errors).toHaveLength(4);
    for (const [at, error] of errors.entries()) {
      expect(error).toContain(`An id stands on the test that looks at the rule: ${rows[at]}: `);
    }
  });

  it('fails on an id that is not in the ledger', () => {
    const { status, stderr } = runTool('.ci/ledger/ledger.mjs', ['--root', stray.folder]);
    expect(status).toBe(1);
    expect(stderr).toContain('9.never.99: tests/e2e/a.spec.ts › stray');
  });
});
