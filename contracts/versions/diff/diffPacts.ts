/** Compares the interactions of two versions of the contract, field by field. */
import { canonical } from './constraint';
import { callsOf, findCall } from '../../backend/verify/domains.mjs';
import type { Contract, Interaction, State } from './contract';
import { diffRequests, diffResponses } from './diffFields';
import type { FieldChange, Severity } from './diffFields';
import { replaceable, requestFields, responseFields } from './fields';

export interface Change extends Omit<FieldChange, 'kind'> {
  readonly kind: FieldChange['kind'] | 'interaction' | 'state' | 'renamed';
  /** Whether only a backend that also verifies assumptions or pending interactions can notice it. */
  readonly optional: boolean;
  readonly operation: string;
  readonly domain: string;
  readonly interaction: string;
}

interface Sides<Kind> {
  readonly old: Kind;
  readonly now: Kind;
}

type Pair = Sides<Interaction>;

interface Matched {
  readonly pairs: readonly Pair[];
  readonly added: readonly Interaction[];
  readonly removed: readonly Interaction[];
}

/** Pairs what has the same key on both sides, if the key is unique there. */
function pairBy({ pairs, added, removed }: Matched, key: (one: Interaction) => string): Matched {
  const unique = (all: readonly Interaction[]) => {
    const names = all.map(key);
    const isUnique = (name: string) => names.indexOf(name) === names.lastIndexOf(name);
    return new Map(all.map((one) => [key(one), one] as const).filter(([name]) => isUnique(name)));
  };
  const before = unique(removed);
  const found = [...unique(added)].flatMap(([name, now]) => {
    const old = before.get(name);
    return old ? [{ old, now }] : [];
  });
  const taken = new Set(found.flatMap(({ old, now }) => [old, now]));
  const left = (one: Interaction) => !taken.has(one);
  return { pairs: [...pairs, ...found], added: added.filter(left), removed: removed.filter(left) };
}

/** Pairs by description, with or without the name of the call, then by content, then by state and request. */
function matched(old: readonly Interaction[], now: readonly Interaction[]): Matched {
  const sent = ({ request }: Interaction) => ({
    ...request,
    matchingRules: null,
    generators: null,
  });
  const keys: ((one: Interaction) => string)[] = [
    ({ description, assumed }) => canonical([description, assumed]),
    ({ description }) => description,
    ({ description }) => description.replace(/^\w+: /, ''),
    (one) => canonical([statesOf(one), one.request, one.response]),
    (one) => canonical([statesOf(one), sent(one)]),
  ];
  return keys.reduce<Matched>(pairBy, { pairs: [], added: now, removed: old });
}

type Names = ReadonlySet<string>;

/**
 * The states of an interaction, without parameters that only offer a value for the request: a backend
 * may ignore those.
 */
function statesOf({ providerStates = [], request }: Interaction): State[] {
  const used = [...replaceable(request).values()].flatMap((expression) =>
    [...expression.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name),
  );
  return providerStates.map(({ name, params = {} }) => ({
    name,
    params: Object.fromEntries(Object.entries(params).filter(([key]) => !used.includes(key))),
  }));
}

/** The states of an interaction in words; those that the other side does not have are marked. */
function statesInWords(one: Interaction, others: Names, isNew: boolean): string {
  const mark = isNew ? 'new: your service must provide it' : 'no longer used';
  const inWords = ({ name, params = {} }: State) => {
    const values = Object.keys(params).length > 0 ? ` with ${canonical(params)}` : '';
    return `"${name}"${values}${others.has(name) || name === '' ? '' : ` (${mark})`}`;
  };
  return statesOf(one).map(inWords).join(' and ') || 'none';
}

/** Values that a backend may now replace by its own, or no longer. */
function replaceableChanges(old: Interaction, now: Interaction): Part[] {
  const [before, after] = [replaceable(old.request), replaceable(now.request)];
  const change = (place: string, severity: Severity, text: string): Part => ({
    ...{ severity, text, kind: 'changed', place: `request ${place}` },
  });
  const placesOnlyIn = (places: typeof before, others: typeof before) =>
    [...places.keys()].filter((place) => !others.has(place));
  return [
    ...placesOnlyIn(after, before).map((place) =>
      change(place, 'relaxes', `may be your own value now: ${after.get(place) ?? ''}`),
    ),
    ...placesOnlyIn(before, after).map((place) =>
      change(place, 'breaks', 'can no longer be your own value'),
    ),
  ];
}

const stateNames = (interactions: readonly Interaction[]): Names =>
  new Set(
    interactions.flatMap(({ providerStates = [] }) => providerStates).map(({ name }) => name),
  );

const isOptional = ({ assumed, pending }: Interaction) => assumed || pending === true;

type Part = Pick<Change, 'severity' | 'kind' | 'place' | 'text'>;

function interactionChanges({ old, now }: Pair, states: Sides<Names>): Part[] {
  const changes: Part[] = [];
  const add = (severity: Severity, kind: Change['kind'], place: string, text: string) =>
    changes.push({ severity, kind, place, text });
  if (old.description !== now.description) {
    add('neutral', 'renamed', 'description', `was "${old.description}"`);
  }
  if (canonical(statesOf(old)) !== canonical(statesOf(now))) {
    const [before, after] = [
      statesInWords(old, states.now, false),
      statesInWords(now, states.old, true),
    ];
    add('breaks', 'state', 'state', `is ${after} now; until now ${before}`);
  }
  const what = old.assumed === now.assumed ? 'pending' : 'assumed';
  if (isOptional(old) && !isOptional(now)) {
    add('breaks', 'interaction', 'interaction', `was ${what}: your service must fulfil it now`);
  }
  if (!isOptional(old) && isOptional(now)) {
    add('relaxes', 'interaction', 'interaction', `is only ${what} now`);
  }
  return changes;
}

const changesOf = (pair: Pair, states: Sides<Names>): Part[] => [
  ...interactionChanges(pair, states),
  ...replaceableChanges(pair.old, pair.now),
  ...diffRequests(requestFields(pair.old.request), requestFields(pair.now.request)),
  ...diffResponses(responseFields(pair.old.response), responseFields(pair.now.response)),
];

function wholeInteraction(one: Interaction, isNew: boolean, others: Names): Part {
  const { method, path } = one.request;
  const what = `${method} ${path} in the state ${statesInWords(one, others, isNew)}`;
  return {
    severity: isNew ? 'breaks' : 'relaxes',
    kind: 'interaction',
    place: 'interaction',
    text: isNew ? `is new: your service must answer ${what}` : `is no longer verified: ${what}`,
  };
}

/** All changes from the old to the new contract, in the order of the new one. */
export function diffPacts(old: Contract, now: Contract): Change[] {
  const calls = [now.openApi, old.openApi].flatMap((one) => (one ? callsOf(one) : []));
  const { pairs, added, removed } = matched(old.interactions, now.interactions);
  const states = { old: stateNames(old.interactions), now: stateNames(now.interactions) };
  const inInteraction = (one: Interaction) => (change: Part) => {
    const { method, path } = one.request;
    const call = findCall(calls, one.request) ?? { name: `${method} ${path}`, domain: 'unknown' };
    const where = { operation: call.name, domain: call.domain, interaction: one.description };
    return { ...where, optional: isOptional(one), ...change };
  };
  return [
    ...added.map((one) => inInteraction(one)(wholeInteraction(one, true, states.old))),
    ...removed.map((one) => inInteraction(one)(wholeInteraction(one, false, states.now))),
    ...pairs.flatMap((pair) => changesOf(pair, states).map(inInteraction(pair.now))),
  ];
}
