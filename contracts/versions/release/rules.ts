/** The rules that a change of the contract must keep. */
import { countsOf, isSame } from '../diff/difference';
import type { Difference } from '../diff/difference';
import { hasVersion } from './changelog';
import { compareVersions, majorOf } from './version';

export interface Proposed {
  /** From the last released contract to this one. */
  readonly difference: Difference;
  /** The version in contracts/package.json. */
  readonly version: string;
  readonly changelog: string;
  /** The changelog with the changes that the comparison finds. */
  readonly expectedChangelog: string;
}

const raise = (released: string) =>
  `Raise "version" in contracts/package.json to ${majorOf(released) + 1}.0.0, then run ` +
  '`npm run contracts:openapi`, `npm run contracts -- --write` and `npm run contracts:diff -- --changelog`.';

/** One sentence for every rule that is broken. */
export function problemsOf({
  difference,
  version,
  changelog,
  expectedChangelog,
}: Proposed): string[] {
  const { old, now } = difference;
  const released = old.version ?? '0.0.0';
  const { breaks } = countsOf(difference);
  const order = compareVersions(version, released);
  if (order < 0) return [`Version ${version} is lower than the released ${released}.`];
  const problems = [];
  if (breaks > 0 && majorOf(version) === majorOf(released)) {
    const what = breaks === 1 ? 'change breaks' : 'changes break';
    const fulfils = `a backend that fulfils version ${released}`;
    problems.push(`${breaks} ${what} ${fulfils}. ${raise(released)}`);
  } else if (!hasVersion(changelog, version)) {
    problems.push(`contracts/CHANGELOG.md has no section "## ${version}".`);
  } else if (order > 0 && changelog !== expectedChangelog) {
    problems.push(
      `contracts/CHANGELOG.md does not list what changed since ${released}: run \`npm run contracts:diff -- --changelog\`.`,
    );
  }
  if (now.version !== version) {
    problems.push(
      `The pacts say version ${now.version ?? 'nothing'}, contracts/package.json says ${version}: run \`npm run contracts -- --write\`.`,
    );
  }
  return problems;
}

/** A remark about changes that need no new version; undefined without any. */
export function remarkOf({ difference, version }: Proposed): string | undefined {
  const { old } = difference;
  if (version !== old.version || isSame(difference)) return undefined;
  if (countsOf(difference).breaks > 0) return undefined;
  return `Some things changed since ${version}, none breaks a backend. They get a version with the next release.`;
}
