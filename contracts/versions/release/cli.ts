/** `npm run contracts -- --release`: this contract becomes the one that later changes are compared with. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { summaryOf } from '../diff/report';
import { proposed, releasedDir, takeSnapshot } from './release';
import { problemsOf, remarkOf } from './rules';
import type { Proposed } from './rules';

const USAGE = `Releases a version of the contract.

  npm run contracts -- --release          copies the contract to contracts/versions/released
  npm run contracts -- --release --check  only checks the version and the changelog

Exit code: 0 fine, 1 a rule is broken, 2 wrong arguments.`;

const say = (text: string) => process.stdout.write(`${text}\n`);

function readArguments() {
  try {
    const options = { check: { type: 'boolean' }, help: { type: 'boolean' } } as const;
    return parseArgs({ options }).values;
  } catch (error) {
    say(`${(error as Error).message}\n\n${USAGE}`);
    return undefined;
  }
}

/** Prints the result of the check; true if no rule is broken. */
function isFine(one: Proposed): boolean {
  const problems = problemsOf(one);
  say(`  ${one.version} compared with the released ${one.difference.old.version ?? 'contract'}`);
  say(`  ${summaryOf(one.difference)}`);
  const remark = remarkOf(one);
  if (remark) say(`  ${remark}`);
  for (const problem of problems) say(`\n${problem}`);
  if (problems.length > 0) say('Field by field: npm run contracts:diff');
  return problems.length === 0;
}

async function main(): Promise<number> {
  const options = readArguments();
  if (!options) return 2;
  if (options.help) {
    say(USAGE);
    return 0;
  }
  if (options.check) return isFine(await proposed()) ? 0 : 1;
  if (existsSync(releasedDir)) {
    const one = await proposed();
    if (!isFine(one)) return 1;
    if (remarkOf(one)) {
      say(`\n${one.version} is released with other contents: raise the version first.`);
      return 1;
    }
  }
  takeSnapshot();
  say('Written: contracts/versions/released. Commit it together with contracts/CHANGELOG.md.');
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  say((error as Error).message);
  process.exitCode = 1;
}
