/** The files of a release: the snapshot that later versions are compared with, and the changelog. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { differenceOf } from '../diff/difference';
import { contractsDir, currentContract, loadContract } from '../diff/load';
import type { Contract } from '../diff/contract';
import { markdownReport } from '../diff/report';
import { readServices } from '../services';
import { withChanges } from './changelog';
import type { Proposed } from './rules';

export const releasedDir = join(contractsDir, 'versions', 'released');
export const changelogFile = join(contractsDir, 'CHANGELOG.md');

export const currentVersion = (): string =>
  (JSON.parse(readFileSync(join(contractsDir, 'package.json'), 'utf8')) as { version: string })
    .version;

/** The last released contract. @throws Error if there is none. */
export function releasedContract(): Contract {
  if (existsSync(releasedDir)) return { ...loadContract(releasedDir), source: 'the last release' };
  throw new Error(
    'Nothing is released yet (contracts/versions/released): run `npm run contracts -- --release`.',
  );
}

/** Compares this contract with the released one and writes the changelog as it has to be, in memory. */
export async function proposed(): Promise<Proposed> {
  const old = releasedContract();
  const difference = differenceOf(old, currentContract());
  const version = currentVersion();
  const changelog = readFileSync(changelogFile, 'utf8');
  const since = old.version ?? 'nothing';
  const changes = markdownReport(difference, readServices());
  const written = withChanges(changelog, { version, since, changes });
  const options = await resolveConfig(changelogFile);
  const expectedChangelog = await format(written, { ...options, parser: 'markdown' });
  return { difference, version, changelog, expectedChangelog };
}

/** Copies the contract into contracts/versions/released. The pacts by domain repeat the whole and stay out. */
export function takeSnapshot(): void {
  rmSync(releasedDir, { recursive: true, force: true });
  const pacts = readdirSync(join(contractsDir, 'pacts')).filter((name) => name.endsWith('.json'));
  for (const name of [...pacts.map((pact) => join('pacts', pact)), 'openapi.json']) {
    const copy = join(releasedDir, name);
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(join(contractsDir, name), copy);
  }
}
