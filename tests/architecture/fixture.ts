/** A small project in a temporary folder, and a function that runs a tool of this project on it. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export const projectRoot = resolve(import.meta.dirname, '..', '..');

/** Writes the files (path → text); returns the folder and a function that removes it. */
export function makeFixture(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'architecture-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Runs a script of this project with Node. */
export function runTool(script: string, args: string[], cwd = projectRoot) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(projectRoot, script), ...args],
    { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  return { status, stdout, stderr, lines: stdout.trimEnd().split('\n') };
}
