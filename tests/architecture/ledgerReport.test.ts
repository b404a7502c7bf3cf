/** The ledger counts only tests that run, and reports ids that do not exist. */
import { describe, expect, it } from 'vitest';
import { ledgerReport, parseLedger } from '../../.ci/ledger/ledgerReport';
import type { ListedTest } from '../../.ci/ledger/ledgerReport';

/** Ids that this file's own tests do not have. */
const [first, second, third, fourth] = ['1.rule.01', '1.rule.02', '1.rule.03', '1.rule.04'];

const rules = parseLedger(
  [
    'id\tarea\trule\tdecision',
    `${first}\thome\tA plan ends\t`,
    `${second}\thome\tA plan renews\t14`,
    `${third}\tlogin\tA code is sent\t`,
    `${fourth}\tlogin\tA code expires\t`,
  ].join('\n'),
);

const listed = (own: string, tags: string[] = [], more: Partial<ListedTest> = {}): ListedTest => ({
  file: 'src/a.test.ts',
  titles: ['outer', own],
  tags,
  runs: true,
  ...more,
});

const tests = [
  listed(`brackets [${first}, ${second}]`),
  listed('tagged', [`@${third}`, '@phone']),
  listed('skipped', [fourth], { runs: false }),
];

describe('the ledger', () => {
  it('takes an id from a tag or from the brackets of the title, several too', () => {
    const { lines, errors } = ledgerReport(rules, tests);
    expect(errors).toEqual([]);
    expect(lines).toEqual([
      `${first}\thome\tA plan ends`,
      `\tsrc/a.test.ts › outer › brackets [${first}, ${second}]`,
      `${second}\thome\tA plan renews`,
      `\tsrc/a.test.ts › outer › brackets [${first}, ${second}]`,
      `${third}\tlogin\tA code is sent`,
      '\tsrc/a.test.ts › outer › tagged',
      `${fourth}\tlogin\tA code expires\tnot proven`,
      '3 of 4 rows proven',
    ]);
  });

  it('counts no test that is skipped', () => {
    const { lines } = ledgerReport(rules, tests, { missing: true });
    expect(lines).toEqual([`${fourth}\tlogin\tA code expires`, '3 of 4 rows proven']);
  });

  it('counts no id in the title of a group', () => {
    const group = listed('inside', [], { titles: [`outer [${first}]`, 'inside'] });
    expect(ledgerReport(rules, [group]).lines.at(-1)).toBe('0 of 4 rows proven');
  });

  it('lists a test once that runs in several projects', () => {
    const { lines } = ledgerReport(rules, [...tests, ...tests], { find: third });
    expect(lines).toHaveLength(3);
  });

  it('restricts the report to an area, an id or words', () => {
    const last = (selection: object) => ledgerReport(rules, tests, selection).lines.at(-1);
    expect(last({ area: 'login' })).toBe('1 of 2 rows proven');
    expect(last({ find: 'a PLAN' })).toBe('2 of 2 rows proven');
    expect(last({ find: fourth })).toBe('0 of 1 rows proven');
    expect(last({ find: 'no such words' })).toBe('0 of 0 rows proven');
  });

  it('reports an id that is not in the ledger', () => {
    const { errors } = ledgerReport(rules, [listed('stray [9.never.99]')]);
    expect(errors).toEqual([
      'Unknown ledger id 9.never.99: src/a.test.ts › outer › stray [9.never.99]',
    ]);
  });

  it('reads text in brackets that is no id as text', () => {
    expect(ledgerReport(rules, [listed('shows [object Object]')]).errors).toEqual([]);
  });
});
