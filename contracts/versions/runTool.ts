import { execFile } from 'node:child_process';
import { join } from 'node:path';

export interface Run {
  /** Exit code. */
  readonly code: number;
  readonly output: string;
}

/** Test helper: runs a command of this folder as a separate process, such as `diff`. */
export function runTool(name: 'diff' | 'release' | 'deploy', ...args: string[]): Promise<Run> {
  const all = ['--import', 'tsx', join('contracts', 'versions', name, 'cli.ts'), ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, all, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr });
    });
  });
}
