import { describe, expect, it } from 'vitest';
import type { Interaction } from '../diff/contract';
import { differenceOf } from '../diff/difference';
import { markdownReport } from '../diff/report';
import { contract, interaction } from '../diff/samples';
import { withChanges } from './changelog';
import { problemsOf, remarkOf } from './rules';

const LOG = '# Changelog\n\n## 1.0.0\n\nThe first one.\n';
const released = interaction();
const broken = interaction({ body: { code: 200, data: 1 } });
const relaxed = interaction({ body: {} });

interface Parts {
  readonly now: Interaction;
  readonly version: string;
  /** Whether the command has written the changelog. */
  readonly isListed?: boolean;
  readonly inPacts?: string;
}

/** What is proposed after version 1.0.0 was released. */
async function proposal({ now, version, isListed = false, inPacts = version }: Parts) {
  const old = contract([released], { version: '1.0.0' });
  const difference = differenceOf(old, contract([now], { version: inPacts }));
  const changes = markdownReport(difference, {});
  const expectedChangelog = withChanges(LOG, { version, since: '1.0.0', changes });
  return { difference, version, changelog: isListed ? expectedChangelog : LOG, expectedChangelog };
}

const problems = async (parts: Parts) => problemsOf(await proposal(parts));

describe('the rules of a release', () => {
  it('refuses a break in the released version, and says what to do', async () => {
    const [problem, ...others] = await problems({ now: broken, version: '1.0.0' });
    expect(problem).toMatch(
      /^1 change breaks a backend that fulfils version 1\.0\.0\. Raise .* to 2\.0\.0/,
    );
    expect(others).toEqual([]);
  });

  it('refuses a break in a minor version, even if the changelog lists it', async () => {
    expect(await problems({ now: broken, version: '1.1.0', isListed: true })).toHaveLength(1);
  });

  it('refuses a break in a major version that the changelog does not have', async () => {
    expect(await problems({ now: broken, version: '2.0.0' })).toEqual([
      'contracts/CHANGELOG.md has no section "## 2.0.0".',
    ]);
  });

  it('accepts a break in a major version whose changelog lists it', async () => {
    expect(await problems({ now: broken, version: '2.0.0', isListed: true })).toEqual([]);
  });

  it('refuses a changelog that lists something else', async () => {
    const parts = await proposal({ now: broken, version: '2.0.0', isListed: true });
    const changelog = parts.changelog.replace('must send', 'may send');
    expect(problemsOf({ ...parts, changelog })).toEqual([
      expect.stringContaining('does not list what changed since 1.0.0'),
    ]);
  });

  it('accepts other changes in the released version, with a remark', async () => {
    const parts = await proposal({ now: relaxed, version: '1.0.0' });
    expect(problemsOf(parts)).toEqual([]);
    expect(remarkOf(parts)).toMatch(/none breaks a backend/);
    for (const now of [released, broken]) {
      expect(remarkOf(await proposal({ now, version: '1.0.0' }))).toBeUndefined();
    }
  });

  it('refuses a lower version and pacts of another version', async () => {
    expect(await problems({ now: released, version: '0.9.0' })).toEqual([
      'Version 0.9.0 is lower than the released 1.0.0.',
    ]);
    expect(await problems({ now: released, version: '1.0.0', inPacts: '0.1.0' })).toEqual([
      expect.stringContaining('The pacts say version 0.1.0'),
    ]);
  });

  it('refuses a version that is no version', async () => {
    await expect(problems({ now: released, version: '1.0' })).rejects.toThrow(
      '"1.0" is no version',
    );
  });
});
