import { runCommand } from '../commandLine.mjs';
import type { Command } from '../commandLine.mjs';

export interface Run {
  /** Exit code. */
  readonly code: number;
  readonly output: string;
}

/** Runs a command in this process, with what it prints. */
export async function run(command: Command, ...args: readonly string[]): Promise<Run> {
  const lines: string[] = [];
  const print = (text: unknown) => void lines.push(`${String(text)}\n`);
  const code = await runCommand(command, args, { log: print, error: print });
  return { code, output: lines.join('') };
}
