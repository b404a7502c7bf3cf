import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';

/** The lock of a process that was killed is taken over after this time, in ms. */
const STALE_MS = 5000;

/** Waits a little longer than that, so that a server can be started again at once. */
const RETRIES = { retries: 12, factor: 1, minTimeout: 500, maxTimeout: 500 };

export interface FolderLock {
  /** @throws Error when the folder was removed, or another process has taken it. */
  readonly check: () => void;
  readonly release: () => Promise<void>;
}

/** Reserves a folder for this process. @throws Error when another process uses it. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const pidFile = join(folder, 'in-use.pid');
  let isLost = false;
  const release = await lock(folder, {
    lockfilePath: join(folder, 'in-use.lock'),
    stale: STALE_MS,
    update: 1000,
    retries: RETRIES,
    onCompromised: () => (isLost = true),
  }).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ELOCKED') throw error;
    const pid = await readFile(pidFile, 'utf8').catch(() => 'unknown');
    throw new Error(
      `${folder} is in use by another mock server (process ${pid}): end it, or use another folder.`,
    );
  });
  await writeFile(pidFile, String(process.pid));
  return {
    check: () => {
      if (isLost) throw new Error(`${folder} was removed, or another mock server uses it.`);
    },
    // A lost lock is not ours to release.
    release: async () => {
      if (!isLost) await rm(pidFile, { force: true });
      await release().catch(() => undefined);
    },
  };
}
