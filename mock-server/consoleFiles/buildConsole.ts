import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PROJECT } from './project';
import { sourcesHash } from './sourcesHash';

const BUILDS = join(PROJECT, '.cache', 'console');

/** How long a build that nobody asked for is kept, in ms. */
const KEPT_MS = 24 * 3_600_000;

const require = createRequire(import.meta.url);

/**
 * The folder with the built console and the phone's page: one build for each state of its sources, which servers share.
 * @throws Error with the words of Vite when it cannot be built.
 */
export async function buildConsole(): Promise<string> {
  const folder = join(BUILDS, sourcesHash());
  if (existsSync(join(folder, 'console', 'index.html'))) return folder;
  // Built beside and renamed: another server may be building the same, and nobody sees half of it.
  const draft = `${folder}.${process.pid}`;
  await mkdir(BUILDS, { recursive: true });
  await removeOld();
  await runVite(draft);
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
  return folder;
}

/** Builds and drafts of other days. Younger ones may be in the hands of another server. */
async function removeOld(): Promise<void> {
  for (const name of await readdir(BUILDS)) {
    const path = join(BUILDS, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > KEPT_MS) await rm(path, { recursive: true, force: true });
  }
}

/** In a process of its own: a build would stop every answer of this one. */
function runVite(outDir: string): Promise<void> {
  const vite = join(dirname(require.resolve('vite/package.json')), 'bin', 'vite.js');
  const config = join(PROJECT, 'mock-server', 'console', 'vite.config.ts');
  const options = ['--config', config, '--outDir', outDir, '--logLevel', 'warn'];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [vite, 'build', ...options], { cwd: PROJECT });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data: Buffer) => said.push(data));
    }
    child.once('error', reject);
    child.once('close', (code) => {
      const words = Buffer.concat(said).toString();
      if (code === 0) resolve();
      else reject(new Error(`The support console could not be built.\n${words}`));
    });
  });
}
