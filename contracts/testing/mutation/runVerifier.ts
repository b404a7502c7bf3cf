import type { Allowed } from './allowed';
import { nameOf } from './mutants';
import type { Mutant } from './mutants';

/** The result of a run. */
export interface Verdict {
  readonly killed: number;
  /** Survivors with a reason in the allow-list. */
  readonly allowed: readonly Mutant[];
  /** Survivors without a reason: no contract detects them. */
  readonly unexpected: readonly Mutant[];
  /** Entries of the allow-list whose mutants are all killed. */
  readonly stale: readonly Allowed[];
}

/** Compiles a pattern such as `* $.data.*.name emptied`; a star matches anything but blanks and colons. */
const patternOf = ({ mutant }: Allowed) =>
  new RegExp(
    `^${mutant
      .split('*')
      .map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'))
      .join('[^\\s:]*')}$`,
  );

/** Compares the survivors with the allow-list; only a full run can detect a stale entry. */
export function runVerifier(
  mutants: readonly Mutant[],
  survived: readonly boolean[],
  allowList: readonly Allowed[],
  whole: boolean,
): Verdict {
  const survivors = mutants.filter((_, at) => survived[at]);
  const names = survivors.map(nameOf);
  const patterns = allowList.map(patternOf);
  const isAllowed = (mutant: Mutant) => patterns.some((pattern) => pattern.test(nameOf(mutant)));
  const stale = allowList.filter(
    (_, at) => !names.some((name) => patterns[at]?.test(name) ?? false),
  );
  return {
    killed: mutants.length - survivors.length,
    allowed: survivors.filter(isAllowed),
    unexpected: survivors.filter((mutant) => !isAllowed(mutant)),
    stale: whole ? stale : [],
  };
}
