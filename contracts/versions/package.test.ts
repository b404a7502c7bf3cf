/** What the package for backend teams contains, and the pipelines that use it. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize, resolve } from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import manifest from '../package.json';
import { cli } from '../backend/verify/testing/runCli';
import { run } from '../backend/testing/runCommand';
import { commands } from './commands';

const FOLDER = 'contracts';
const read = (path: string) => readFileSync(join(FOLDER, path), 'utf8');

function packed(): string[] {
  const args = ['pack', '--dry-run', '--json', '--workspace', FOLDER];
  const output = execFileSync('npm', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [{ files }] = JSON.parse(output) as [{ files: { path: string }[] }];
  return files.map(({ path }) => path).sort();
}

const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;
const PACKAGE = /['"`](@[\w-]+\/[a-z-]*[a-z])|from '([a-z][\w-]+)'/g;

/** The files that the code of the package imports. */
const importsOf = (paths: readonly string[]) =>
  paths.flatMap((path) =>
    [...read(path).matchAll(IMPORT)].map(([, name = '']) => normalize(join(dirname(path), name))),
  );

/** The packages that the code of the package names. */
const packagesOf = (paths: readonly string[]) =>
  new Set(
    paths.flatMap((path) =>
      [...read(path).matchAll(PACKAGE)].map(([, scoped, plain]) => scoped ?? plain),
    ),
  );

describe('the package', { timeout: 60_000 }, () => {
  const files = packed();

  it('contains the contract, the verifier and its guides, and no sources or tests', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        ...[
          'package.json',
          'README.md',
          'CHANGELOG.md',
          'openapi.json',
          'backend/verify/cli.mjs',
          'backend/README.md',
          'backend/states.md',
        ],
        ...['pacts/homeview-portal-homeview-backend.json', 'pacts/domains/billing.json'],
        ...['backend/ci/github-backend.yml', 'backend/ci/gitlab-backend.yml'],
      ]),
    );
    const unwanted = /\.ts$|\.mts$|\.test\.|^versions\/|testing\//;
    expect(files.filter((path) => unwanted.test(path))).toEqual([]);
  });

  it('contains every file that its code imports, and declares every package', () => {
    const code = files.filter((path) => path.endsWith('.mjs'));
    const imported = importsOf(code);
    expect(imported.length).toBeGreaterThan(10);
    expect(imported.filter((path) => !files.includes(path))).toEqual([]);
    const declared = { ...manifest.dependencies, ...manifest.peerDependencies };
    expect([...packagesOf(code)].sort()).toEqual(Object.keys(declared).sort());
  });

  it('has its version in the pacts and in openapi.json', () => {
    const versions = files
      .filter((path) => path.startsWith('pacts/'))
      .map((path) => (JSON.parse(read(path)) as { metadata: { contract?: unknown } }).metadata);
    const contract = { version: manifest.version };
    expect(versions.map((metadata) => metadata.contract)).toEqual(versions.map(() => contract));
    expect(JSON.parse(read('openapi.json'))).toMatchObject({ info: contract });
  });
});

describe('the commands of the package', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Unpacks the package where npm would put it, with links to its commands and its dependencies. */
  beforeAll(() => {
    const args = ['pack', '--silent', '--workspace', FOLDER, '--pack-destination', folder];
    const file = execFileSync('npm', args, { encoding: 'utf8' }).trim();
    const [own, bin] = [join(folder, 'node_modules', manifest.name), join(folder, '.bin')];
    for (const dir of [own, bin]) mkdirSync(dir, { recursive: true });
    execFileSync('tar', ['-xzf', join(folder, file), '-C', own, '--strip-components=1']);
    for (const name of Object.keys(manifest.dependencies)) {
      const link = join(folder, 'node_modules', name);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(resolve('node_modules', name), link);
    }
    for (const [name, path] of Object.entries(manifest.bin)) {
      symlinkSync(join(own, path), join(bin, name));
    }
  }, 60_000);

  it.each(Object.keys(manifest.bin))('%s starts as a program, also through its link', (name) => {
    const output = execFileSync(join(folder, '.bin', name), ['--help'], { encoding: 'utf8' });
    expect(output).toContain(`${name} --provider-url URL`);
  });
});

/** The commands in all `run` and `script` entries of a pipeline. */
function commandsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(commandsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) =>
    ['run', 'script', 'after_script'].includes(key)
      ? ([inner].flat() as string[]).flatMap((text) => text.split('\n'))
      : commandsIn(inner),
  );
}

const optionsIn = (text: string): string[] => text.match(/--[a-z][a-z-]+/g) ?? [];

describe('the pipelines in contracts/backend/ci', { timeout: 60_000 }, () => {
  const pipelines = readdirSync(join(FOLDER, 'backend', 'ci')).map((name) => ({
    name,
    commands: commandsIn(parseYaml(read(join('backend', 'ci', name)))),
  }));

  it.each(pipelines)('$name is YAML with commands', ({ commands }) => {
    expect(commands.length).toBeGreaterThan(1);
  });

  it('use only options that the verifier has', async () => {
    const known = optionsIn((await cli('--help')).output);
    const used = pipelines.flatMap(({ commands }) =>
      commands.filter((text) => text.includes('homeview-verify ')).flatMap(optionsIn),
    );
    expect(used).toContain('--service-version');
    expect(used.filter((option) => !known.includes(option))).toEqual([]);
  });

  it('use only scripts of this project', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
    const used = pipelines.flatMap(({ commands }) =>
      commands.flatMap((text) => [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)]),
    );
    expect(used.map(([, name]) => name)).toContain('contracts:may-deploy');
    expect(used.filter(([, name = '']) => !(name in scripts))).toEqual([]);
  });

  it('install the version that this package has', () => {
    const names = pipelines.flatMap(({ name }) =>
      [...read(join('backend', 'ci', name)).matchAll(/homeview-contracts-([\d.]+)\.tgz/g)].map(
        ([, at]) => at,
      ),
    );
    expect(new Set(names)).toEqual(new Set([manifest.version]));
  });
});

describe('the commands of the versions', { timeout: 60_000 }, () => {
  it.each(Object.entries(commands))('%s prints its usage', async (_, command) => {
    expect(await run(command, '--help')).toMatchObject({
      code: 0,
      output: expect.stringContaining('Exit code: 0'),
    });
  });
});
