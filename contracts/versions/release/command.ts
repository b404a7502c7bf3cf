/** `npm run contracts -- --release`: this contract becomes the one that later changes are compared with. */
import { existsSync } from 'node:fs';
import { CannotRun, defineCommand } from '../../backend/commandLine.mjs';
import { summaryOf } from '../diff/report';
import { proposed, releasedDir, takeSnapshot } from './release';
import { problemsOf, remarkOf } from './rules';
import type { Proposed } from './rules';

const USAGE = `Releases a version of the contract.

  npm run contracts -- --release          copies the contract to contracts/versions/released
  npm run contracts -- --release --check  only checks the version and the changelog

Exit code: 0 fine, 1 a rule is broken, 2 wrong arguments.`;

/** Prints the result of the check; true if no rule is broken. */
function isFine(one: Proposed, print: (text: string) => void): boolean {
  const problems = problemsOf(one);
  print(`  ${one.version} compared with the released ${one.difference.old.version ?? 'contract'}`);
  print(`  ${summaryOf(one.difference)}`);
  const remark = remarkOf(one);
  if (remark) print(`  ${remark}`);
  for (const problem of problems) print(`\n${problem}`);
  if (problems.length > 0) print('Field by field: npm run contracts:diff');
  return problems.length === 0;
}

export const release = defineCommand({
  usage: () => USAGE,
  options: { check: { type: 'boolean', default: false } },
  async run({ check }, print) {
    if (check) return isFine(await proposed(), print) ? 0 : 1;
    if (existsSync(releasedDir)) {
      const one = await proposed();
      if (!isFine(one, print)) return 1;
      if (remarkOf(one)) {
        throw new CannotRun(
          `${one.version} is released with other contents: raise the version first.`,
        );
      }
    }
    takeSnapshot();
    print('Written: contracts/versions/released. Commit it together with contracts/CHANGELOG.md.');
    return 0;
  },
});
