import { createPublicKey } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { DEVELOPMENT_PRIVATE_KEY } from './developmentKey';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(file, 'latin1');

/** All files of a folder, without packages. */
const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name));

describe('the development key', () => {
  it('has its private half only in the mock', { tags: ['9.const.56'] }, () => {
    const lines = DEVELOPMENT_PRIVATE_KEY.split('\n').filter((line) => line.length > 60);
    const settings = readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => join(root, name));
    const files = [...['src', 'ui', 'contracts', 'tests', 'docs'].flatMap(filesOf), ...settings];
    expect(files.length).toBeGreaterThan(20);
    const leaks = files.filter((file) => {
      const text = read(file);
      return lines.some((line) => text.includes(line)) || /BEGIN (RSA )?PRIVATE KEY/.test(text);
    });
    expect(leaks).toEqual([]);
  });

  it('has a matching public half', () => {
    const derived = createPublicKey(DEVELOPMENT_PRIVATE_KEY).export({
      type: 'spki',
      format: 'pem',
    });
    const published = read(join(root, 'mock-server', 'passwordKey', 'developmentKey.public.pem'));
    expect(published.trim()).toBe(derived.toString().trim());
  });
});
