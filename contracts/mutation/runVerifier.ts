import type { Allowed } from './allowed';
import { nameOf } from './mutants';
import type { Mutant } from './mutants';

/** What a proof has shown. */
export interface Verdict {
  readonly killed: number;
  /** Survivors with a reason. */
  readonly allowed: readonly Mutant[];
  /** Survivors without: no contract would notice. */
  readonly unexpected: readonly Mutant[];
  /** Entries of the allow-list whose mutants are all killed. */
  readonly stale: readonly Allowed[];
}

/** A pattern as in `* $.data.*.name emptied`; a star stands for anything but blanks and colons. */
const patternOf = ({ mutant }: Allowed) =>
  new RegExp(
    `^${mutant
      .split('*')
      .map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'))
      .join('[^\\s:]*')}$`,
  );

/** Compares the survivors with the allow-list; only a whole run can tell a stale entry. */
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
