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
  /** The place that this one replaces. */
  readonly former?: string | undefined;
  /** Where the OpenAPI document says it once for several calls. */
  readonly origin?: string | undefined;
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

function withInside(place: string, fields: Fields): string {
  const inside = [...fields.keys()].filter((one) => isInside(one, new Set([place]))).length;
  const words = inWords((fields.get(place) as Field).constraint);
  return inside === 0 ? words : `${words} (with ${inside} fields)`;
}

/** ` (new: c; no longer: b)` for two lists of values, otherwise an empty text. */
function listChange(before: Constraint, after: Constraint): string {
  const [old, now] = [listedValues(before), listedValues(after)];
  if (!old || !now || old.length + now.length < 3) return '';
  const parts = [
    { what: 'new', values: now.filter((value) => !old.includes(value)) },
    { what: 'no longer', values: old.filter((value) => !now.includes(value)) },
  ]
    .filter(({ values }) => values.length > 0)
    .map(({ what, values }) => `${what}: ${shortened(values.join(', '))}`);
  return parts.length > 0 ? ` (${parts.join('; ')})` : '';
}

/** The one place that `place` may replace: with the same parent and the same constraint. */
function formerName(place: string, old: Fields, now: Fields): string | undefined {
  const key = (one: string, fields: Fields) =>
    canonical([parentOf(one) ?? one.split(' ')[0], fields.get(one)?.constraint]);
  const alike = (fields: Fields, others: Fields) =>
    onlyIn(fields, others).filter((one) => key(one, fields) === key(place, now));
  const [removed, added] = [alike(old, now), alike(now, old)];
  return removed.length === 1 && added.length === 1 ? removed[0] : undefined;
}

type Outcome = Pick<FieldChange, 'severity' | 'text'>;

const breaks = (text: string): Outcome => ({ severity: 'breaks', text });
const relaxes = (text: string): Outcome => ({ severity: 'relaxes', text });
const neutral = (text: string): Outcome => ({ severity: 'neutral', text });

/** What each kind of change means for a service; `what`, `old` and `now` are constraints in words. */
const RESPONSE = {
  added: (what: string, optional: boolean) =>
    optional
      ? neutral(`is new: your service may send it: ${what}`)
      : breaks(`is new: your service must send it: ${what}`),
  replaced: (former: string, what: string) =>
    breaks(`is new: your service must send it in place of ${former}: ${what}`),
  removed: (what: string, optional: boolean) =>
    optional
      ? neutral(`is no longer read by the portal; it was ${what}`)
      : relaxes(`is no longer needed: your service may leave it out; it was ${what}`),
  required: breaks('is now required: your service must always send it'),
  optional: relaxes('is now optional: your service may leave it out'),
  stricter: (old: string, now: string) =>
    breaks(`is narrower: your service must send ${now}; until now ${old}`),
  wider: (old: string, now: string) =>
    relaxes(`is wider: your service may send ${now}; until now ${old}`),
};

type Direction = typeof RESPONSE;

const REQUEST: Direction = {
  added: (what, optional) =>
    optional
      ? neutral(`is new: the portal may send it, and your service may ignore it: ${what}`)
      : breaks(`is new: the portal sends it, and your service must accept it: ${what}`),
  replaced: (former, what) => breaks(`is new: the portal sends it in place of ${former}: ${what}`),
  removed: (what, optional) =>
    optional
      ? neutral(`is no longer sent; it was ${what}`)
      : breaks(`is no longer sent: your service must do without it; it was ${what}`),
  required: neutral('is now required: the portal always sends it'),
  optional: breaks('is now optional: your service must do without it'),
  stricter: (old, now) => relaxes(`is narrower: the portal sends only ${now}; until now ${old}`),
  wider: (old, now) => breaks(`is wider: your service must accept ${now}; until now ${old}`),
};

const WORST: readonly Severity[] = ['breaks', 'relaxes', 'neutral'];

/** What a change of the constraint means; a change that can't be decided breaks. */
function constraintChange(old: Constraint, now: Constraint, direction: Direction): Outcome[] {
  if (canonical(old) === canonical(now)) return [];
  const [isNarrower, isWider] = [implies(now, old), implies(old, now)];
  const words: [string, string] = [inWords(old), inWords(now) + listChange(old, now)];
  if (isNarrower && isWider) return words[0] === words[1] ? [] : [neutral(`is ${words[1]} now`)];
  if (isNarrower) return [direction.stricter(...words)];
  if (isWider) return [direction.wider(...words)];
  const other = direction === RESPONSE ? direction.stricter(...words) : direction.wider(...words);
  return [{ ...other, text: other.text.replace(/^is \w+/, 'is another') }];
}

function changeOf(place: string, old: Field, now: Field, direction: Direction): FieldChange[] {
  const isOptional = now.optional === true;
  const found = [
    ...((old.optional === true) === isOptional
      ? []
      : [isOptional ? direction.optional : direction.required]),
    ...constraintChange(old.constraint, now.constraint, direction),
  ];
  if (found.length > 0) {
    const severity = WORST.find((one) => found.some((each) => each.severity === one)) ?? 'neutral';
    const text = found.map((one) => one.text).join('; ');
    return [{ severity, kind: 'changed', place, text, origin: now.origin }];
  }
  if (canonical(old.example) === canonical(now.example)) return [];
  const text = `another example: ${shortened(canonical(now.example))}`;
  return [{ severity: 'neutral', kind: 'example', place, text }];
}

const container = (field: Field | undefined) =>
  field?.constraint[0]?.find(({ of }) => of === 'array' || of === 'object')?.['of'];

const isReplaced = (place: string, old: Fields, now: Fields) =>
  old.has(place) && container(old.get(place)) !== container(now.get(place));

function diffFields(old: Fields, now: Fields, direction: Direction): FieldChange[] {
  const changed = [...now]
    .filter(([place]) => old.has(place))
    .flatMap(([place, field]) => changeOf(place, old.get(place) as Field, field, direction));
  // If a list or an object becomes something else, its fields are part of that change.
  const replaced = new Set([...now.keys()].filter((place) => isReplaced(place, old, now)));
  const isOwn = (place: string) => !isInside(place, replaced);
  const added = onlyIn(now, old)
    .filter(isOwn)
    .map((place): FieldChange => {
      const { optional = false, origin } = now.get(place) as Field;
      const former = optional ? undefined : formerName(place, old, now);
      const what = withInside(place, now);
      const outcome =
        former === undefined ? direction.added(what, optional) : direction.replaced(former, what);
      return { ...outcome, kind: 'added', place, origin, former };
    });
  const removed = onlyIn(old, now)
    .filter((place) => isOwn(place) && !added.some(({ former }) => former === place))
    .map((place): FieldChange => {
      const { optional = false, origin } = old.get(place) as Field;
      const outcome = direction.removed(withInside(place, old), optional);
      return { ...outcome, kind: 'removed', place, origin };
    });
  return [...changed.filter(({ place }) => isOwn(place)), ...added, ...removed];
}

/** The changes with the part of the message in front of their places. */
const inPart = (part: string, changes: readonly FieldChange[]): FieldChange[] =>
  changes.map(({ place, former, ...change }) => ({
    ...{ ...change, place: `${part} ${place}` },
    former: former && `${part} ${former}`,
  }));

export const diffResponses = (old: Fields, now: Fields, part = 'response'): FieldChange[] =>
  inPart(part, diffFields(old, now, RESPONSE));

export const diffRequests = (old: Fields, now: Fields): FieldChange[] =>
  inPart('request', diffFields(old, now, REQUEST));
