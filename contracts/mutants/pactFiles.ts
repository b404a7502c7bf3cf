/** The interactions of the committed pact files, and those of them that have changed. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endpoints } from '../catalogue';
import type { Json } from './mutations';

interface Rule {
  readonly matchers: readonly { readonly match: string }[];
}

/** One interaction as it stands in a pact file. */
export interface PactInteraction {
  readonly description: string;
  readonly request: Readonly<Record<string, unknown>> & {
    readonly method: string;
    readonly path: string;
    readonly headers?: Readonly<Record<string, readonly string[]>>;
  };
  readonly response: {
    readonly status: number;
    readonly body: { readonly content: Json };
    readonly matchingRules?: { readonly body?: Readonly<Record<string, Rule>> };
  };
}

export type Interaction = PactInteraction & {
  /** Name of the call in the catalogue. */
  readonly call: string;
};

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const PACTS = 'contracts/pacts';

const parsed = (text: string) =>
  (JSON.parse(text) as { interactions: PactInteraction[] }).interactions;

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

/** The call that a request belongs to. */
export function callOf({ method, path }: PactInteraction['request']): string {
  const found = endpoints.find(
    (endpoint) => endpoint.method === method && patternOf(endpoint.path).test(path),
  );
  if (!found) throw new Error(`No call of the catalogue is ${method} ${path}.`);
  return found.name;
}

const filesOf = () => readdirSync(join(root, PACTS)).filter((file) => file.endsWith('.json'));
const committed = (file: string) => parsed(readFileSync(join(root, PACTS, file), 'utf8'));

/** All interactions of contracts/pacts. */
export const allInteractions = (): Interaction[] =>
  filesOf()
    .flatMap(committed)
    .map((interaction) => ({ ...interaction, call: callOf(interaction.request) }));

const git = (...args: string[]) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  }).trim();

/** The commit to compare with: where this branch left main; on main, the commit before. */
function baseCommit(): string {
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

/** Those of `now` that `before` has not, or has otherwise. */
export function differing<T extends PactInteraction>(
  now: readonly T[],
  before: readonly PactInteraction[],
): T[] {
  const key = ({ description, request, response }: PactInteraction) =>
    JSON.stringify([description, request, response]);
  const known = new Set(before.map(key));
  return now.filter((interaction) => !known.has(key(interaction)));
}

/**
 * The interactions that differ from those where this branch left main. All of them where git cannot
 * tell, and where the proof itself has changed.
 */
export function changedInteractions(): Interaction[] {
  const all = allInteractions();
  try {
    const base = baseCommit();
    const proof = ['contracts/mutants', 'contracts/verify'];
    if (git('status', '--porcelain', '--', ...proof) !== '') return all;
    if (git('diff', '--name-only', base, '--', ...proof) !== '') return all;
    const old = git('ls-tree', '--name-only', base, `${PACTS}/`).split('\n').filter(Boolean);
    return differing(
      all,
      old.flatMap((file) => parsed(git('show', `${base}:${file}`))),
    );
  } catch {
    return all;
  }
}
