import { parseArgs } from 'node:util';

/** The parts that can be measured alone, in the order of a whole run. */
export const PARTS = ['servers', 'ui', 'bills', 'pages', 'taps'] as const;
export type Part = (typeof PARTS)[number];

export interface BenchOptions {
  readonly parts: readonly Part[];
  /** Rounds of `pages` and `taps`; undefined: their defaults. */
  readonly rounds: number | undefined;
}

const isPart = (name: string): name is Part => PARTS.some((part) => part === name);

/** Parses the command line. @throws Error with one sentence when it is invalid. */
export function parseBenchOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: { only: { type: 'string' }, rounds: { type: 'string' } },
  });
  const named = values.only?.split(',') ?? [...PARTS];
  const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
  if (!named.every(isPart)) throw new Error(`--only takes some of: ${PARTS.join(', ')}.`);
  if (rounds !== undefined && !(Number.isInteger(rounds) && rounds > 0)) {
    throw new Error('--rounds takes a whole number from 1.');
  }
  return { parts: PARTS.filter((part) => named.includes(part)), rounds };
}
