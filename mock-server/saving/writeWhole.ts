import { open, rename } from 'node:fs/promises';

/** What writing needs of the file system; a test dies in the middle of it. */
export interface Files {
  readonly open: (path: string, flags: 'w') => Promise<OpenFile>;
  readonly rename: (from: string, to: string) => Promise<void>;
}

interface OpenFile {
  readonly writeFile: (text: string) => Promise<void>;
  readonly sync: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Writes a file that is at any moment either as it was or as it is to be, whenever the process dies:
 * it is written beside, brought to the disk, and then takes the other's place in one step. What a
 * killed process left beside is overwritten the next time. Writes to one path must not overlap.
 */
export async function writeWhole(
  path: string,
  text: string,
  files: Files = { open, rename },
): Promise<void> {
  const draft = `${path}.part`;
  const file = await files.open(draft, 'w');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await files.rename(draft, path);
}
