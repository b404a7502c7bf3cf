import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';

export interface Run {
  /** Exit code. */
  readonly code: number;
  readonly output: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

const command = join('contracts', 'backend', 'verify', 'cli.mjs');

/** An unreachable proxy: the command must not use a proxy for loopback addresses. */
const environment = {
  ...process.env,
  HTTP_PROXY: 'http://127.0.0.1:9',
  http_proxy: 'http://127.0.0.1:9',
};

/** Test helper: runs `contracts:verify` as a separate process, with more environment variables. */
export function cliWith(variables: Variables, ...args: string[]): Promise<Run> {
  const env = { ...environment, ...variables };
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr });
    });
  });
}

export const cli = (...args: string[]): Promise<Run> => cliWith({}, ...args);

/** Test helper: starts the command, to be ended by a signal. */
export function startCli(variables: Variables, ...args: string[]) {
  const env = { ...environment, ...variables };
  const child = spawn(process.execPath, [command, ...args], { env });
  const ended = new Promise<NodeJS.Signals | null>((resolve) => {
    child.once('close', (_, signal) => resolve(signal));
  });
  return { child, ended };
}
