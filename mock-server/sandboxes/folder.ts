import { EventEmitter } from 'node:events';
import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeyvStoreAdapter } from 'keyv';
import writeFileAtomic from 'write-file-atomic';

/**
 * A folder as a Keyv store with one file per key. Writes are atomic, so each file is either the old
 * or the new version, even after a crash.
 * @throws Error when the path is a file.
 */
export async function openFolder(folder: string): Promise<KeyvStoreAdapter> {
  const found = await stat(folder).catch(() => null);
  if (found && !found.isDirectory()) {
    throw new Error(`${folder} is a file: --save names a folder, with one file for each sandbox.`);
  }
  await mkdir(folder, { recursive: true });
  const fileOf = (key: string) => join(folder, `${encodeURIComponent(key)}.json`);
  const adapter: Omit<KeyvStoreAdapter, keyof EventEmitter> = {
    opts: {},
    get: async <Value>(key: string) => (await readIfThere(fileOf(key))) as Value | undefined,
    set: (key: string, text: string) => writeFileAtomic(fileOf(key), text),
    delete: (key: string) => rm(fileOf(key), { force: true }).then(() => true),
    clear: () => Promise.reject(new Error('A folder of sandboxes is never emptied at once.')),
  };
  return Object.assign(new EventEmitter(), adapter);
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
