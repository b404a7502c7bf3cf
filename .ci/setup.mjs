/**
 * Installs what is missing before `npm start` and `npm test`, so that both work straight after a
 * clone. Built-ins only: it runs before anything is installed. Does nothing when the lockfile, the
 * manifests and the platform are those of the last install (a stamp in node_modules says so), or
 * when somebody has just installed by hand.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { npm } from './npm.mjs';
import { isMain, root } from './root.mjs';

const modules = join(root, 'node_modules');
const stampFile = join(modules, '.setup-stamp.json');
const json = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Only what decides an install: editing a script must not install again. */
const installFields = [
  'workspaces',
  'dependencies',
  'devDependencies',
  'peerDependencies',
  'optionalDependencies',
  'overrides',
];

function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  const manifests = ['.', ...json(join(root, 'package.json')).workspaces];
  for (const folder of manifests) {
    const manifest = json(join(root, folder, 'package.json'));
    hash.update(JSON.stringify(installFields.map((field) => manifest[field] ?? null)));
  }
  const { modules: abi } = process.versions;
  return { manifests: hash.digest('hex'), platform: `${process.platform}-${process.arch}-${abi}` };
}

function readStamp() {
  try {
    return json(stampFile);
  } catch {
    return undefined;
  }
}

/** npm keeps its own record of what it installed: compare it with the lockfile. */
function installedByHand() {
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = json(record).packages;
  const wanted = json(join(root, 'package-lock.json')).packages;
  const sameBuild = ({ os, cpu }) =>
    (os?.[0]?.startsWith('!') ?? true) || os.includes(process.platform)
      ? (cpu?.[0]?.startsWith('!') ?? true) || cpu.includes(process.arch)
      : false;
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (!path.startsWith('node_modules/')) return true;
    const found = installed[path];
    if (!found) return optional === true;
    return link || (found.version === version && sameBuild(found));
  });
}

function nodeIsSupported() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
}

const isFresh = (now, stamp) =>
  stamp?.manifests === now.manifests && stamp.platform === now.platform;

/** Makes node_modules match the lockfile; throws one sentence when it cannot. */
export async function setup() {
  if (!nodeIsSupported()) {
    throw new Error(
      `Node ${process.versions.node} cannot run this project: it needs Node 20.19 or newer, or 22.12 or newer.`,
    );
  }
  const now = fingerprint();
  if (isFresh(now, readStamp())) return;
  await withLock(
    join(root, '.cache', 'setup.lock'),
    () => {
      const stamp = readStamp();
      if (isFresh(now, stamp)) return;
      const samePlatform = !stamp || stamp.platform === now.platform;
      if (!samePlatform || !installedByHand()) {
        console.log('Installing the dependencies (npm ci) ...');
        const { status } = npm(['ci', '--include=dev', '--no-fund', '--no-audit'], {
          stdio: ['ignore', 'inherit', 'inherit'],
        });
        if (status !== 0) {
          throw new Error(
            'npm ci failed (its message is above): check the network and that package.json and package-lock.json belong together.',
          );
        }
      }
      writeFileSync(stampFile, JSON.stringify(now));
    },
    () => console.log('Another install is running: waiting for it ...'),
  );
}

if (isMain(import.meta)) {
  try {
    await setup();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
