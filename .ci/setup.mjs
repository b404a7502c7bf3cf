/**
 * Installs missing packages before `npm start`, `npm run host` and `npm test`. It uses built-in modules
 * only, and does nothing if the lockfile, the manifests and the platform match the stamp in
 * node_modules.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './install/lock.mjs';
import { npmBeside } from './install/npm.mjs';
import { root } from './root.mjs';

/** Interval of the progress messages, in ms. */
const PROGRESS_MS = 5000;

const modules = join(root, 'node_modules');
const stampFile = join(modules, '.setup-stamp.json');
const json = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The fields that affect an install, so that editing a script does not install again. */
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

/** Compares npm's own record of installed packages with the lockfile. */
function installedByHand(withTools) {
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = json(record).packages;
  const wanted = json(join(root, 'package-lock.json')).packages;
  const sameBuild = ({ os, cpu }) =>
    (os?.[0]?.startsWith('!') ?? true) || os.includes(process.platform)
      ? (cpu?.[0]?.startsWith('!') ?? true) || cpu.includes(process.arch)
      : false;
  return Object.entries(wanted).every(([path, { version, optional, dev, link }]) => {
    if (!path.startsWith('node_modules/') || (dev && !withTools)) return true;
    const found = installed[path];
    if (!found) return optional === true;
    return link || (found.version === version && sameBuild(found));
  });
}

function nodeIsSupported() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
}

/** An install with devDependencies is also sufficient to run the product. */
const isFresh = (now, stamp) =>
  stamp?.manifests === now.manifests &&
  stamp.platform === now.platform &&
  (stamp.withTools || !now.withTools);

/** Prints the progress of npm at intervals, because npm prints none without a terminal. */
function tellProgress(withTools) {
  const packages = Object.entries(json(join(root, 'package-lock.json')).packages);
  const wanted = packages.filter(
    ([path, { dev, optional }]) =>
      path.startsWith('node_modules/') && (withTools || !dev) && !optional,
  );
  const timer = setInterval(() => {
    const there = wanted.filter(([path]) => existsSync(join(root, path, 'package.json')));
    console.log(`  ${there.length} of ${wanted.length} packages`);
  }, PROGRESS_MS);
  return () => clearInterval(timer);
}

/**
 * Makes node_modules match the lockfile. @throws Error with one sentence if that fails.
 * @param withTools includes devDependencies
 */
export async function setup({ withTools = true } = {}) {
  if (!nodeIsSupported()) {
    throw new Error(
      `Node ${process.versions.node} cannot run this project: it needs Node 20.19 or newer, or 22.12 or newer.`,
    );
  }
  const now = { ...fingerprint(), withTools };
  if (isFresh(now, readStamp())) return;
  await withLock(
    join(root, '.cache', 'setup.lock'),
    async () => {
      const stamp = readStamp();
      if (isFresh(now, stamp)) return;
      const samePlatform = !stamp || stamp.platform === now.platform;
      if (!samePlatform || !installedByHand(withTools)) {
        const what = withTools ? 'everything' : 'what it takes to run it';
        console.log(`Installing ${what} (npm ci), half a minute or more ...`);
        const stop = tellProgress(withTools);
        const options = withTools ? '--include=dev' : '--omit=dev';
        const status = await npmBeside(['ci', options, '--no-fund', '--no-audit', '--no-progress']);
        stop();
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

/** The same before a program starts: prints the error and exits with 1. */
export const setupOrExit = (options) =>
  setup(options).catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
