/** Reads a contract from a folder, a file or a git revision. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WrongArguments } from '../../backend/commandLine.mjs';
import { groupBy } from '../../backend/verify/output/report.mjs';
import { canonical } from './constraint';
import type { Contract, Interaction, OpenApi } from './contract';

/** The folder of the contracts: of this clone, or of the package. */
export const contractsDir = fileURLToPath(new URL('../..', import.meta.url));

interface SourceFile {
  readonly name: string;
  readonly text: string;
}

interface PactFile {
  readonly provider?: { readonly name?: string };
  readonly interactions: readonly Omit<Interaction, 'assumed'>[];
  readonly metadata?: { readonly contract?: { readonly version?: string } };
}

function parsed({ name, text }: SourceFile): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new WrongArguments(`${name} is no JSON.`);
  }
}

const isPact = (value: unknown): value is PactFile =>
  Array.isArray((value as PactFile | null)?.interactions);

const isOpenApi = (value: unknown): value is OpenApi =>
  typeof (value as OpenApi | null)?.openapi === 'string';

/** The interactions of all files. The whole pact comes before its parts by domain, which repeat it. */
function interactionsOf(files: readonly (readonly [string, PactFile])[]): Interaction[] {
  const depth = (name: string) => name.split(/[\\/]/).length;
  const all = files
    .toSorted(([a], [b]) => depth(a) - depth(b))
    .flatMap(([name, { provider, interactions }]) => {
      const assumed = /assumed/.test(provider?.name ?? basename(name));
      return interactions.map((one) => ({ ...one, assumed }));
    });
  const sameInteraction = groupBy(all, (one) => canonical([one.description, one.assumed]));
  return [...sameInteraction.values()].flatMap((same) => same.slice(0, 1));
}

function contractFrom(source: string, files: readonly SourceFile[]): Contract {
  const documents = files.map((file) => [file.name, parsed(file)] as const);
  const pacts = documents.flatMap(([name, value]) =>
    isPact(value) ? [[name, value] as const] : [],
  );
  const openApi = documents.map(([, value]) => value).find(isOpenApi);
  if (pacts.length === 0 && !openApi) {
    throw new WrongArguments(`${source} has neither pact files nor an OpenAPI document.`);
  }
  const ofPact = pacts.map(([, { metadata }]) => metadata?.contract?.version);
  const version = ofPact.find((one) => one !== undefined) ?? openApi?.info?.version;
  return { source, version, interactions: interactionsOf(pacts), openApi };
}

const jsonFilesIn = (dir: string): SourceFile[] =>
  (readdirSync(dir, { recursive: true }) as string[])
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(dir, name), 'utf8') }));

const fileIn = (dir: string, name: string): SourceFile[] =>
  existsSync(join(dir, name)) ? [{ name, text: readFileSync(join(dir, name), 'utf8') }] : [];

/** A folder that is laid out like `contracts/`, that contains such a folder, or that has only pacts. */
function fromFolder(dir: string, source: string): Contract {
  const inner = [dir, join(dir, 'contracts')].find((one) => existsSync(join(one, 'pacts')));
  const files = inner
    ? [...jsonFilesIn(join(inner, 'pacts')), ...fileIn(inner, 'openapi.json')]
    : jsonFilesIn(dir);
  return contractFrom(source, files);
}

const git = (...args: string[]): string =>
  execFileSync('git', args, {
    ...{ cwd: contractsDir, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** The commit of a git revision; undefined if git does not know it, or without git. */
function commitOf(revision: string): string | undefined {
  const args = ['--verify', '--quiet', '--end-of-options', `${revision}^{commit}`];
  try {
    return git('rev-parse', ...args).trim();
  } catch {
    return undefined;
  }
}

function fromGit(commit: string, source: string): Contract {
  const names = git('ls-tree', '-r', '--name-only', commit, 'pacts', 'openapi.json').split('\n');
  const files = names
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name, text: git('show', `${commit}:./${name}`) }));
  return contractFrom(source, files);
}

export const currentContract = (): Contract => fromFolder(contractsDir, 'the working tree');

/** Reads a contract from a path, or else from a git revision. @throws WrongArguments with one sentence. */
export function loadContract(source: string): Contract {
  const path = resolve(source);
  if (existsSync(path)) {
    if (statSync(path).isDirectory()) return fromFolder(path, source);
    return contractFrom(source, [{ name: relative('.', path), text: readFileSync(path, 'utf8') }]);
  }
  const commit = commitOf(source);
  if (commit) return fromGit(commit, source);
  throw new WrongArguments(
    `"${source}" is no file, no folder and no git revision of this clone (a shallow clone has only the latest).`,
  );
}
