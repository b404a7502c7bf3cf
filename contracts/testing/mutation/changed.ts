/** Finds the interactions that changed since a base commit. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACTS, allInteractions, parsed, root } from './pactFiles';
import type { Interaction, PactInteraction } from './pactFiles';

/** Files whose change requires a full run. Their tests are excluded: they do not affect the result. */
const PROOF = [
  'contracts/testing/mutation',
  'contracts/backend/verify',
  ':(exclude)*.test.ts',
  ':(exclude)contracts/backend/verify/testing',
];
const VERIFIER = 'node_modules/@pact-foundation/pact-cli';

export interface Changed {
  readonly interactions: Interaction[];
  /** The abbreviated base commit; null if git found none or the mutation code changed. */
  readonly since: string | null;
}

type Git = (...args: string[]) => string;

const gitIn =
  (cwd: string): Git =>
  (...args) =>
    execFileSync('git', args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    }).trim();

/** The commit to compare with: the merge base with main, or on main itself the previous commit. */
function baseCommit(git: Git): string {
  const head = git('rev-parse', 'HEAD');
  const main = ['origin/main', 'main'].find((name) => {
    try {
      return git('rev-parse', '--verify', name);
    } catch {
      return false;
    }
  });
  const base = git('merge-base', 'HEAD', main ?? 'main');
  return base === head ? git('rev-parse', 'HEAD~1') : base;
}

/** The interactions of `now` that are missing or different in `before`. */
export function differing<T extends PactInteraction>(
  now: readonly T[],
  before: readonly PactInteraction[],
): T[] {
  const key = ({ description, request, response }: PactInteraction) =>
    JSON.stringify([description, request, response]);
  const known = new Set(before.map(key));
  return now.filter((interaction) => !known.has(key(interaction)));
}

const verifierIn = (lockfile: string) =>
  (JSON.parse(lockfile) as { packages: Record<string, { version?: string }> }).packages[VERIFIER]
    ?.version;

function proofDiffers(git: Git, base: string, folder: string): boolean {
  if (git('status', '--porcelain', '--', ...PROOF) !== '') return true;
  if (git('diff', '--name-only', base, '--', ...PROOF) !== '') return true;
  const lockfile = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  return verifierIn(lockfile) !== verifierIn(git('show', `${base}:package-lock.json`));
}

/**
 * The interactions that differ from the merge base with main. Returns all of them if git has no base
 * commit (no history, a shallow clone, no git), or if the mutation code or the verifier changed.
 */
export function changedInteractions(folder = root): Changed {
  const all = allInteractions(folder);
  try {
    const git = gitIn(folder);
    const base = baseCommit(git);
    if (proofDiffers(git, base, folder)) return { interactions: all, since: null };
    const names = git('ls-tree', '--name-only', base, `${PACTS}/`).split('\n');
    const files = names.filter((name) => name.endsWith('.json'));
    const before = files.flatMap((file) => parsed(git('show', `${base}:${file}`)));
    return { interactions: differing(all, before), since: base.slice(0, 8) };
  } catch {
    return { interactions: all, since: null };
  }
}
