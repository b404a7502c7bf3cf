/** `npm run contracts:diff`: what changed in the contract, and whom it breaks. See ../README.md. */
import { writeFileSync } from 'node:fs';
import { WrongArguments, defineCommand } from '../../backend/commandLine.mjs';
import { changelogFile, proposed, releasedContract } from '../release/release';
import { readServices } from '../services';
import { countsOf, differenceOf } from './difference';
import { currentContract, loadContract } from './load';
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

async function writeChangelog(print: (text: string) => void): Promise<number> {
  const { difference, version, expectedChangelog } = await proposed();
  if (version === difference.old.version) {
    throw new WrongArguments(
      `Version ${version} is released. Raise "version" in contracts/package.json first.`,
    );
  }
  writeFileSync(changelogFile, expectedChangelog);
  print(`Written: contracts/CHANGELOG.md, section ${version}. ${summaryOf(difference)}.`);
  return 0;
}

export const diff = defineCommand({
  usage: () => USAGE,
  options: {
    json: { type: 'boolean', default: false },
    changelog: { type: 'boolean', default: false },
  },
  allowPositionals: true,
  async run({ json, changelog }, print, sources) {
    if (sources.length > 2) {
      throw new WrongArguments('There are at most two contracts to compare.');
    }
    if (changelog) {
      if (sources.length === 0) return writeChangelog(print);
      throw new WrongArguments(
        '--changelog always compares the last release with the working tree.',
      );
    }
    const [old, now] = sources;
    const difference = differenceOf(
      old === undefined ? releasedContract() : loadContract(old),
      now === undefined ? currentContract() : loadContract(now),
    );
    print(json ? jsonReport(difference) : textReport(difference, readServices()));
    return countsOf(difference).breaks > 0 ? 1 : 0;
  },
});
