/**
 * A lock based on a directory, because mkdir is atomic on every file system and platform. `npm start`
 * and `npm test` may run at the same time and must not both install.
 */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 200;
/** Time after which a lock without a pid is stale, in ms: its holder died between mkdir and write. */
const NAMELESS_MS = 5_000;

const age = (path) => {
  try {
    return Date.now() - statSync(path).mtimeMs;
  } catch {
    return 0;
  }
};

function holderIsGone(lock) {
  let pid;
  try {
    pid = Number(readFileSync(join(lock, 'pid'), 'utf8'));
  } catch {
    return age(lock) > NAMELESS_MS;
  }
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

/** Runs `work` while holding the lock. Waits for a running holder and removes the lock of a dead one. */
export async function withLock(lock, work, onWait = () => {}) {
  mkdirSync(dirname(lock), { recursive: true });
  for (let notified = false; ; await sleep(POLL_MS)) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (holderIsGone(lock)) rmSync(lock, { recursive: true, force: true });
    else if (!notified) notified = (onWait(), true);
  }
  writeFileSync(join(lock, 'pid'), String(process.pid));
  const release = () => rmSync(lock, { recursive: true, force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}
