/** `npm run contracts:diff`: what changed in the contract, and whom it breaks. See ../README.md. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { changelogFile, proposed, releasedContract } from '../release/release';
import { readServices } from '../services';
import { countsOf, differenceOf } from './difference';
import { CannotRead, currentContract, loadContract } from './load';
import { jsonReport, summaryOf, textReport } from './report';

const USAGE = `Says what changed in the contract, field by field, and whom it breaks.

  npm run contracts:diff -- [OLD [NEW]] [--json]
  npm run contracts:diff -- --changelog

  OLD, NEW     a folder, a file (a pact or an OpenAPI document) or a git revision
               (default: the last released contract, and this working tree)
  --json       prints everything as JSON
  --changelog  writes what changed since the last release into contracts/CHANGELOG.md
  --help       shows this text

Exit code: 0 nothing breaks a backend, 1 something does, 2 wrong arguments.`;

class WrongArguments extends Error {}

const say = (text: string) => process.stdout.write(`${text}\n`);

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        changelog: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (positionals.length > 2) throw new Error('There are at most two contracts to compare.');
    if (values.changelog && positionals.length > 0) {
      throw new Error('--changelog always compares the last release with the working tree.');
    }
    return { ...values, old: positionals[0], now: positionals[1] };
  } catch (error) {
    throw new WrongArguments((error as Error).message);
  }
}

async function writeChangelog(): Promise<void> {
  const { difference, version, expectedChangelog } = await proposed();
  if (version === difference.old.version) {
    throw new WrongArguments(
      `Version ${version} is released. Raise "version" in contracts/package.json first.`,
    );
  }
  writeFileSync(changelogFile, expectedChangelog);
  say(`Written: contracts/CHANGELOG.md, section ${version}. ${summaryOf(difference)}.`);
}

async function main(): Promise<number> {
  const options = readArguments();
  if (options.help) {
    say(USAGE);
    return 0;
  }
  if (options.changelog) {
    await writeChangelog();
    return 0;
  }
  const old = options.old === undefined ? releasedContract() : loadContract(options.old);
  const now = options.now === undefined ? currentContract() : loadContract(options.now);
  const difference = await differenceOf(old, now);
  say(options.json ? jsonReport(difference) : textReport(difference, readServices()));
  return countsOf(difference).breaks > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  const isWrong = error instanceof WrongArguments || error instanceof CannotRead;
  process.stderr.write(`${(error as Error).message}${isWrong ? `\n\n${USAGE}` : ''}\n`);
  process.exitCode = 2;
}
