/** What the package for backend teams contains, and the pipelines that use it. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, normalize, resolve } from 'node:path';
import { promisify } from 'node:util';
import { parseYaml } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import manifest from '../package.json';
import { cli } from '../backend/verify/testing/runCli';
import { run } from '../backend/testing/runCommand';
import { referenceService } from '../testing/referenceService/service';
import { documentedValues } from '../testing/referenceService/values';
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
const PACKAGE = /['"`](@[\w-]+\/[a-z-]*[a-z])|from '([a-z][\w-]+)(?:\/[^']*)?'/g;

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
        ...['backend/samples/go/main.go', 'backend/samples/junit5/pom.xml'],
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
    const { dependencies, optionalDependencies, peerDependencies } = manifest;
    const declared = { ...dependencies, ...optionalDependencies, ...peerDependencies };
    expect([...packagesOf(code)].sort()).toEqual(Object.keys(declared).sort());
  });

  it('has a page for backend teams of under 2,000 words, whose links lead to files of the package', () => {
    const text = read('backend/README.md');
    expect(text.split(/\s+/).length).toBeLessThan(2000);
    const links = [...text.matchAll(/\]\(([^)#:]+)[^):]*\)/g)].map(([, to = '']) => to);
    expect(links).toContain('states.md');
    const missing = links.filter((to) => !files.some((path) => path.startsWith(`backend/${to}`)));
    expect(missing).toEqual([]);
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
  const server = referenceService();
  afterAll(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Unpacks the package where npm would put it, with links to its commands and its dependencies. */
  beforeAll(async () => {
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
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  }, 60_000);

  const runProgram = (name: string, ...args: string[]) =>
    promisify(execFile)(join(folder, '.bin', name), args, { cwd: folder }).then(
      ({ stdout }) => ({ code: 0, output: stdout }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
        code,
        output: stdout + stderr,
      }),
    );

  it.each(Object.keys(manifest.bin))(
    '%s starts as a program, also through its link',
    async (name) => {
      const { code, output } = await runProgram(name, '--help');
      expect(output).toMatch(new RegExp(`^ {2}${name} --(provider-url URL|oas FILE)`, 'm'));
      expect(code).toBe(0);
    },
  );

  // Here as on a platform that pact-cli does not know: npm leaves out what is optional.
  it('say in one sentence that pacts cannot be verified, and look all the same', async () => {
    const { port } = server.address() as AddressInfo;
    const service = ['--provider-url', `http://127.0.0.1:${port}`];
    const { code, output } = await runProgram('homeview-verify', ...service);
    expect(output.trim().split('\n')).toEqual([
      expect.stringMatching(
        /^The program that verifies pacts is not installed for \w+ on \w+ .*\.$/,
      ),
    ]);
    expect(code).toBe(1);
    const { accessToken } = documentedValues().values;
    const look = await runProgram('homeview-verify', ...service, '--token', accessToken);
    expect(look.output).toMatch(/^\d+ requests, none of which changes anything\..* 0 wrong/m);
    expect(look.code).toBe(0);
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
    expect(used).toContain('--state-url');
    expect(used.filter((option) => !known.includes(option))).toEqual([]);
  });

  it.each([
    ['pact-verifier', []],
    ['pact-broker', ['publish', 'can-i-deploy', 'record-deployment']],
  ])('use only options that %s has', (program, subcommands) => {
    const calls = pipelines
      .flatMap(({ commands }) => commands)
      .flatMap((text) => text.match(new RegExp(`${program} [^;]*`, 'g')) ?? []);
    const helpOf = (...args: string[]) =>
      execFileSync('npx', [program, ...args, '--help'], { encoding: 'utf8' });
    const helps = new Map(
      ['', ...subcommands].map((name) => [name, helpOf(...(name ? [name] : []))]),
    );
    expect(calls.length).toBeGreaterThan(0);
    for (const call of calls) {
      const name = subcommands.find((one) => call.includes(` ${one} `)) ?? '';
      const known = optionsIn(helps.get(name) ?? '');
      expect(
        optionsIn(call).filter((option) => !known.includes(option)),
        call,
      ).toEqual([]);
    }
  });

  it('use only scripts of this project', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
    const used = pipelines.flatMap(({ commands }) =>
      commands.flatMap((text) => [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)]),
    );
    expect(used.map(([, name]) => name)).toContain('contracts:diff');
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
