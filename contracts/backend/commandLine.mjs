// @ts-check
/** What all commands share: how they are called, their options, messages and exit codes. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { domainNames } from './verify/domains.mjs';
import { printable } from './verify/output/printable.mjs';

/** @typedef {NonNullable<import('node:util').ParseArgsConfig['options']>} Options */

/**
 * @template {Options} Known
 * @typedef {ReturnType<typeof parseArgs<{ options: Known }>>['values']} Values
 */

/**
 * `run` resolves to the exit code.
 * @template {Options} [Known=Options]
 * @typedef {{
 *   readonly usage: () => string;
 *   readonly options: Known;
 *   readonly allowPositionals?: boolean;
 *   run(
 *     values: Values<Known>,
 *     print: (text: string) => void,
 *     positionals: readonly string[],
 *   ): Promise<number> | number | void;
 * }} Command
 */

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** In a clone of the repository; otherwise the folder is an installed package. */
export const inRepository = existsSync(join(root, '.ci', 'contracts.mjs'));

/**
 * How people call a command: as a script of npm in the repository, otherwise as a program.
 * @param {string} script
 * @param {string} program
 */
export const called = (script, program) =>
  inRepository && basename(process.argv[1] ?? '') !== program ? `npm run ${script} --` : program;

/** The message says which argument is wrong. */
export class WrongArguments extends Error {}

/** The command cannot do its work; the message is for people. */
export class CannotRun extends Error {
  exitCode = 1;
}

/**
 * @param {Command} command
 * @param {readonly string[]} args
 */
function parsed({ options, allowPositionals = false }, args) {
  try {
    /** @type {Options} */
    const all = { ...options, help: { type: 'boolean', default: false } };
    return parseArgs({ args: [...args], options: all, allowPositionals });
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    // Its message would repeat the argument, which may be a part of a secret.
    if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') {
      throw new WrongArguments('A value has no option. Put a value with blanks into quotes.');
    }
    throw new WrongArguments(message);
  }
}

/**
 * A URL among the options; null without one. Its text is never repeated: it may have a password.
 * @param {string} name
 * @param {string | undefined} text
 */
export function urlOf(name, text) {
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new WrongArguments(`--${name} must be a URL that begins with http:// or https://.`);
}

/**
 * The domain among the options: one that is declared as `multiple`.
 * @param {string[]} domains
 */
export function domainOf([domain, ...more]) {
  // Refused, because only the last domain would be verified and the others would seem to pass.
  if (more.length > 0) throw new WrongArguments('--domain names one domain: run it once for each.');
  if (domain === undefined || domainNames().includes(domain)) return domain;
  throw new WrongArguments(`--domain must be one of ${domainNames().join(', ')}.`);
}

/**
 * Gives the types of its options to `run`.
 * @template {Options} Known
 * @param {Command<Known>} command
 * @returns {Command}
 */
export const defineCommand = (command) => command;

/**
 * Runs a command with these arguments. Resolves to the exit code: what `run` returns (0 for nothing),
 * 2 for wrong arguments, and that of a `CannotRun`.
 * @param {Command} command
 * @param {readonly string[]} args
 * @param {{ log: (text: string) => void; error: (text: unknown) => void }} output
 * @returns {Promise<number>}
 */
export async function runCommand(command, args, { log, error: warn } = console) {
  try {
    const { values, positionals } = parsed(command, args);
    if (!values.help) return (await command.run(values, log, positionals)) ?? 0;
    log(command.usage());
    return 0;
  } catch (error) {
    if (error instanceof WrongArguments) {
      warn(`${printable(error.message)}\n\n${command.usage()}`);
      return 2;
    }
    if (error instanceof CannotRun) {
      warn(printable(error.message));
      return error.exitCode;
    }
    warn(error);
    return 1;
  }
}
