import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PROJECT } from './project';
import { sourcesHash } from './sourcesHash';

/** Something that Vite builds for a server. Each state of its sources gets its own build. */
interface Build {
  /** Name of its folder in `.cache`; error messages use it too. */
  readonly name: string;
  readonly sources: readonly string[];
  /** Vite configurations, built one after the other into the same folder. */
  readonly configs: readonly string[];
}

/** The console with the pages that frame the portal, and the script of framed pages. */
const CONSOLE: Build = {
  name: 'console',
  sources: ['mock-server', 'ui', 'contracts', 'package-lock.json'],
  configs: ['mock-server/console/vite.config.ts', 'mock-server/phone/vite.config.ts'],
};

const PORTAL: Build = {
  name: 'portal',
  sources: [
    ...['src', 'ui', 'contracts', 'index.html', 'vite.config.ts'],
    ...['package.json', 'package-lock.json'],
  ],
  configs: ['vite.config.ts'],
};

/** How long a build is kept after others, in ms: longer than its server runs. */
const KEPT_MS = 7 * 24 * 3_600_000;

const require = createRequire(import.meta.url);

/**
 * The folder with the built console, the pages that frame the portal and the script of those. @throws Error with Vite's
 * output.
 */
export const buildConsole = (): Promise<string> => buildOnce(CONSOLE);

/** The folder with the built portal. @throws Error with Vite's output. */
export const buildPortal = (): Promise<string> => buildOnce(PORTAL);

async function buildOnce({ name, sources, configs }: Build): Promise<string> {
  const builds = join(PROJECT, '.cache', name);
  const folder = join(builds, sourcesHash(sources));
  if (existsSync(folder)) return folder;
  // Builds into a draft folder and renames it: other servers may build the same sources, and must
  // never see a half-written build.
  const draft = `${folder}.${process.pid}`;
  await mkdir(builds, { recursive: true });
  await removeOld(builds);
  for (const config of configs) await runVite(name, config, draft);
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
  return folder;
}

/** Removes old builds and drafts. Another server may still use the younger ones. */
async function removeOld(builds: string): Promise<void> {
  for (const name of await readdir(builds)) {
    const path = join(builds, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > KEPT_MS) await rm(path, { recursive: true, force: true });
  }
}

/** Runs Vite in its own process, because a build would block every answer of this one. */
function runVite(name: string, config: string, outDir: string): Promise<void> {
  const vite = join(dirname(require.resolve('vite/package.json')), 'bin', 'vite.js');
  const options = ['--config', join(PROJECT, config), '--outDir', outDir, '--logLevel', 'warn'];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [vite, 'build', ...options], { cwd: PROJECT });
    const end = () => void child.kill();
    process.once('exit', end);
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data: Buffer) => said.push(data));
    }
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', end);
      const words = Buffer.concat(said).toString();
      if (code === 0) resolve();
      else reject(new Error(`The ${name} could not be built.\n${words}`));
    });
  });
}
