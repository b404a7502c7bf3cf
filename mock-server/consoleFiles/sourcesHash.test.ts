import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT } from './project';
import { CONSOLE_SOURCES as SOURCES } from './sourcesHash';

/** Files that a file imports by a relative path, without type-only imports. */
const importedBy = (path: string): readonly string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^import (?!type )[^;]*?from '(\.[^']+)';/gms)].map(
    ([, target = '']) => relative(PROJECT, join(path, '..', target)),
  );

describe('the sources of the console and the phone’s page', () => {
  it('include every file that they import, so that a change rebuilds them', () => {
    const folders = SOURCES.filter((name) => /^mock-server\//.test(name) && !/\.ts$/.test(name));
    expect(folders).toContain('mock-server/phone/page');
    const files = folders.flatMap((folder) =>
      readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
        .map((name) => join(PROJECT, folder, name)),
    );
    expect(files.length).toBeGreaterThan(40);
    const others = SOURCES.filter((source) => source.endsWith('.ts')).map((n) => join(PROJECT, n));
    const imported = [...files, ...others].flatMap(importedBy);
    const unknown = imported.filter(
      (name) => !SOURCES.some((source) => `${name}.ts` === source || name.startsWith(`${source}/`)),
    );
    const advice = 'add these files to CONSOLE_SOURCES in mock-server/consoleFiles/sourcesHash.ts';
    expect([...new Set(unknown)], advice).toEqual([]);
    expect(imported).toContain('mock-server/control/links/shortFault');
  });
});
