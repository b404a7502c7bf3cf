import { EventEmitter } from 'node:events';
import { lstat, mkdir, readFile, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeyvStoreAdapter } from 'keyv';
import writeFileAtomic from 'write-file-atomic';

/**
 * A folder as a Keyv store with one file per key. Writes are atomic, so each file is either the old
 * or the new version, even after a crash.
 * @throws Error when the path is a file.
 */
export async function openFolder(folder: string): Promise<FolderAdapter> {
  const found = await stat(folder).catch(() => null);
  if (found && !found.isDirectory()) {
    throw new Error(`${folder} is a file: --save names a folder, with one file for each sandbox.`);
  }
  await mkdir(folder, { recursive: true });
  const fileOf = (key: string) => join(folder, `${encodeURIComponent(key)}.json`);
  const adapter = {
    opts: {},
    get: async <Value>(key: string) => (await readIfThere(fileOf(key))) as Value | undefined,
    set: async (key: string, text: string) => {
      await refuseLink(fileOf(key));
      await writeFileAtomic(fileOf(key), text);
    },
    delete: (key: string) => rm(fileOf(key), { force: true }).then(() => true),
    clear: () => Promise.reject(new Error('A folder of sandboxes is never emptied at once.')),
    keys: async () =>
      (await readdir(folder))
        .filter((name) => name.endsWith('.json'))
        .map((name) => decodeURIComponent(name.slice(0, -'.json'.length))),
  };
  return Object.assign(new EventEmitter(), adapter);
}

/** Also lists its keys; Keyv lists those of known databases only. */
type FolderAdapter = KeyvStoreAdapter & { readonly keys: () => Promise<readonly string[]> };

/** A link would let the server read and write outside the folder. */
async function refuseLink(path: string): Promise<void> {
  const found = await lstat(path).catch(() => null);
  if (found?.isSymbolicLink())
    throw new Error(`${path} is a symbolic link, which is not followed.`);
}

async function readIfThere(path: string): Promise<string | undefined> {
  await refuseLink(path);
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
