/** Everything that changed between two versions of the contract, each edit once. */
import { shownAt } from '../../backend/verify/domains.mjs';
import { plural } from '../../backend/verify/output/printable.mjs';
import { groupBy } from '../../backend/verify/output/report.mjs';
import type { Contract } from './contract';
import { diffOpenApi } from './diffOpenApi';
import { diffPacts } from './diffPacts';
import type { Change } from './diffPacts';

/** A change with every call and interaction that has it. */
export interface JoinedChange extends Omit<Change, 'operation' | 'interaction'> {
  readonly calls: readonly string[];
  readonly interactions: readonly string[];
  /** Where customers see the field of an answer: `Bills: the amount`. */
  readonly shown: string | undefined;
}

export interface Difference {
  readonly old: Contract;
  readonly now: Contract;
  readonly changes: readonly JoinedChange[];
}

const plain = (place: string) =>
  place.replace(/\[[^\]]*\]/g, '[*]').replace(/^refusal /, 'response ');

const isWithin = (place: string, outer: string) =>
  place.startsWith(outer) && /^($|[.[])/.test(place.slice(outer.length));

/** Whether the OpenAPI document says what a pact shows by an example. */
function isSaid(change: Change, said: readonly Change[]): boolean {
  const shown = plain(change.place);
  return said
    .filter(({ operation }) => operation === change.operation)
    .flatMap(({ place, former }) => (former === undefined ? [place] : [place, former]))
    .some((one) => one === 'call' || isWithin(plain(one), shown) || isWithin(shown, plain(one)));
}

const QUIET: Readonly<Record<string, string>> = {
  renamed: 'another description',
  example: 'another example',
};

/** What makes two changes the same: an edit of a schema that calls share is one change. */
function keyOf({ kind, severity, operation, origin, place, text, interaction }: Change): string {
  const where = origin ?? `${operation} ${place}`;
  const whole = kind === 'interaction' ? interaction : '';
  return JSON.stringify(QUIET[kind] ?? [where, severity, text, whole]);
}

const unique = (names: readonly string[]) => [...new Set(names)].filter(Boolean);

/** Joins what is the same change in several calls or interactions. */
function joined(changes: readonly Change[]): JoinedChange[] {
  return [...groupBy(changes, keyOf).values()].map((same) => {
    const { kind, severity, domain, place, text, former, origin } = same[0] as Change;
    const calls = unique(same.map(({ operation }) => operation));
    const interactions = unique(same.map(({ interaction }) => interaction));
    const at = former ?? place;
    const answer = at.startsWith('response ') ? at.replace('response ', '') : undefined;
    const seen = calls.map((call) => (answer ? (shownAt(call, answer) ?? '') : ''));
    const shown = unique(seen.flatMap((one) => one.split('; ')));
    const all = {
      ...{ kind, severity, domain, place, text, former, origin, calls, interactions },
      shown: shown.join('; ') || undefined,
      optional: same.every((one) => one.optional),
    };
    const quiet = QUIET[kind];
    if (quiet === undefined) return all;
    const counted = plural(interactions.length, 'interaction');
    return { ...all, place: counted, text: `with ${quiet}`, interactions: [] };
  });
}

/** Compares the OpenAPI documents and the interactions, as far as both contracts have them. */
export function differenceOf(old: Contract, now: Contract): Difference {
  const documented = old.openApi && now.openApi ? diffOpenApi(old.openApi, now.openApi) : [];
  const bothHavePacts = old.interactions.length > 0 && now.interactions.length > 0;
  const shown = bothHavePacts ? diffPacts(old, now) : [];
  const others = shown.filter((change) => change.kind === 'renamed' || !isSaid(change, documented));
  return { old, now, changes: joined([...documented, ...others]) };
}

/** Whether a backend that fulfils the old contract may fail: not by what is assumed or pending. */
export const isBreak = ({ severity, optional }: JoinedChange): boolean =>
  severity === 'breaks' && !optional;

export function countsOf({ changes }: Difference) {
  const breaks = changes.filter(isBreak).length;
  const relaxes = changes.filter(({ severity }) => severity === 'relaxes').length;
  return { breaks, relaxes, neutral: changes.length - breaks - relaxes };
}

export const isSame = ({ changes }: Difference): boolean => changes.length === 0;
