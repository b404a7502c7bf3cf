import type { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<Known extends Options> = ReturnType<typeof parseArgs<{ options: Known }>>['values'];

export interface Command<Known extends Options = Options> {
  readonly usage: () => string;
  readonly options: Known;
  readonly allowPositionals?: boolean;
  /** Resolves to the exit code. */
  readonly run: (
    values: Values<Known>,
    say: (text: string) => void,
    positionals: readonly string[],
  ) => number | Promise<number>;
}

export declare class WrongArguments extends Error {}
export declare class CannotRun extends Error {
  exitCode: number;
}
export declare function defineCommand<Known extends Options>(command: Command<Known>): Command;
export declare function runCommand(
  command: Command,
  args: readonly string[],
  output?: { readonly log: (text: string) => void; readonly error: (text: unknown) => void },
): Promise<number>;
