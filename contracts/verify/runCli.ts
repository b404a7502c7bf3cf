import { execFile } from 'node:child_process';
import { join } from 'node:path';

export interface Run {
  /** Exit code. */
  readonly code: number;
  readonly output: string;
}

/** Test helper: runs `contracts:verify` as a separate process. */
export function cli(...args: string[]): Promise<Run> {
  const all = [join('contracts', 'verify', 'cli.mjs'), ...args];
  // An unreachable proxy: the command must not use a proxy for loopback addresses.
  const env = {
    ...process.env,
    HTTP_PROXY: 'http://127.0.0.1:9',
    http_proxy: 'http://127.0.0.1:9',
  };
  return new Promise((resolve) => {
    execFile(process.execPath, all, { env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr });
    });
  });
}
