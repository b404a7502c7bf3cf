/** Compares the fields of two requests or two responses. */
import { canonical, implies, inWords, listedValues, shortened } from './constraint';
import type { Constraint } from './constraint';
import type { Field, Fields } from './fields';

/**
 * `breaks`: a backend that fulfils the old contract may fail the new one. `relaxes`: the new one asks
 * for less. `neutral`: it asks for the same.
 */
export type Severity = 'breaks' | 'relaxes' | 'neutral';

export interface FieldChange {
  readonly severity: Severity;
  readonly kind: 'added' | 'removed' | 'changed' | 'example';
  readonly place: string;
  readonly text: string;
}

/** The place that contains a place; undefined for a whole body, a header or the status. */
const parentOf = (place: string): string | undefined =>
  /^(\$.*?)(?:\.[\w-]+|\['[^']*'\]|\[[^\][]*\])$/.exec(place)?.[1];

function isInside(place: string, places: ReadonlySet<string>): boolean {
  const parent = parentOf(place);
  return parent !== undefined && (places.has(parent) || isInside(parent, places));
}

/** The places that only `fields` has, without those inside another one. */
function onlyIn(fields: Fields, others: Fields): string[] {
  const only = new Set([...fields.keys()].filter((place) => !others.has(place)));
  return [...only].filter((place) => !isInside(place, only));
}

const countInside = (place: string, fields: Fields) =>
  [...fields.keys()].filter((one) => isInside(one, new Set([place]))).length;

function withInside(place: string, fields: Fields): string {
  const inside = countInside(place, fields);
  const { constraint } = fields.get(place) as Field;
  return inside === 0 ? inWords(constraint) : `${inWords(constraint)} (with ${inside} fields)`;
}

/** ` (adds c; drops b)` for two lists of values, otherwise an empty text. */
function listChange(before: Constraint, after: Constraint): string {
  const old = listedValues(before);
  const now = listedValues(after);
  if (!old || !now || old.length + now.length < 3) return '';
  const added = now.filter((value) => !old.includes(value));
  const dropped = old.filter((value) => !now.includes(value));
  const parts = [
    ...(added.length > 0 ? [`adds ${shortened(added.join(', '))}`] : []),
    ...(dropped.length > 0 ? [`drops ${shortened(dropped.join(', '))}`] : []),
  ];
  return parts.length > 0 ? ` (${parts.join('; ')})` : '';
}

const wasNow = (before: Constraint, after: Constraint) =>
  `was ${inWords(before)}, now ${inWords(after)}${listChange(before, after)}`;

/** A removed place with the same parent and the same constraint as the added one. */
function formerName(place: string, removed: readonly string[], old: Fields, now: Fields) {
  const key = (one: string, fields: Fields) =>
    canonical([parentOf(one) ?? one.split(' ')[0], fields.get(one)?.constraint]);
  const alike = removed.filter((one) => key(one, old) === key(place, now));
  return alike.length === 1 ? alike[0] : undefined;
}

interface Direction {
  readonly added: (what: string) => string;
  readonly removed: string;
  readonly removedSeverity: Severity;
  /** Whether the new constraint asks for nothing beyond the old one. */
  readonly isSafe: (old: Constraint, now: Constraint) => boolean;
}

const RESPONSE: Direction = {
  added: (what) => `is now required: ${what}`,
  removed: 'is no longer asked for',
  removedSeverity: 'relaxes',
  isSafe: (old, now) => implies(old, now),
};

const REQUEST: Direction = {
  added: (what) => `is now sent: ${what}`,
  removed: 'is no longer sent',
  // A backend that needs the field now gets a request without it.
  removedSeverity: 'breaks',
  isSafe: (old, now) => implies(now, old),
};

function changeOf(place: string, old: Field, now: Field, direction: Direction): FieldChange[] {
  const safe = direction.isSafe(old.constraint, now.constraint);
  if (canonical(old.constraint) === canonical(now.constraint)) {
    if (canonical(old.example) === canonical(now.example)) return [];
    const text = `another example: ${shortened(canonical(now.example))}`;
    return [{ severity: 'neutral', kind: 'example', place, text }];
  }
  const isSame = safe && direction.isSafe(now.constraint, old.constraint);
  const severity = isSame ? 'neutral' : safe ? 'relaxes' : 'breaks';
  return [{ severity, kind: 'changed', place, text: wasNow(old.constraint, now.constraint) }];
}

const container = (field: Field | undefined) =>
  field?.constraint[0]?.find(({ of }) => of === 'array' || of === 'object')?.['of'];

const isReplaced = (place: string, old: Fields, now: Fields) =>
  old.has(place) && container(old.get(place)) !== container(now.get(place));

function diffFields(old: Fields, now: Fields, direction: Direction): FieldChange[] {
  const removed = onlyIn(old, now);
  const added = onlyIn(now, old);
  const changed = [...now]
    .filter(([place]) => old.has(place))
    .flatMap(([place, field]) => changeOf(place, old.get(place) as Field, field, direction));
  // If a list or an object becomes something else, its fields are part of that change.
  const replaced = new Set([...now.keys()].filter((place) => isReplaced(place, old, now)));
  const isOwn = (place: string) => !isInside(place, replaced);
  return [
    ...changed.filter(({ place }) => isOwn(place)),
    ...added.filter(isOwn).map((place): FieldChange => {
      const former = formerName(place, removed, old, now);
      const hint = former === undefined ? '' : ` (renamed? ${former} ${direction.removed})`;
      const text = `${direction.added(withInside(place, now))}${hint}`;
      return { severity: 'breaks', kind: 'added', place, text };
    }),
    ...removed.filter(isOwn).map((place): FieldChange => {
      const text = `${direction.removed}; it was ${withInside(place, old)}`;
      return { severity: direction.removedSeverity, kind: 'removed', place, text };
    }),
  ];
}

export const diffResponses = (old: Fields, now: Fields): FieldChange[] =>
  diffFields(old, now, RESPONSE);

export const diffRequests = (old: Fields, now: Fields): FieldChange[] =>
  diffFields(old, now, REQUEST);
