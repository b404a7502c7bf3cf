import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';

type Variables = Readonly<Record<string, string | undefined>>;

const program = join('contracts', 'backend', 'verify', 'cli.mjs');

/** Test helper: runs `contracts:verify` as a separate process, with more environment variables. */
export function cliWith(
  variables: Variables,
  ...args: string[]
): Promise<{ code: number; output: string }> {
  const env = { ...process.env, ...variables };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr });
    });
  });
}

/** Test helper: starts the command, to be ended by a signal. */
export function startCli(variables: Variables, ...args: string[]) {
  const env = { ...process.env, ...variables };
  const child = spawn(process.execPath, [program, ...args], { env });
  const ended = new Promise<NodeJS.Signals | null>((resolve) => {
    child.once('close', (_, signal) => resolve(signal));
  });
  return { child, ended };
}
