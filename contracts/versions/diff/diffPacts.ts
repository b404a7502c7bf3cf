/** Compares the interactions of two versions of the contract, field by field. */
import { canonical } from './constraint';
import { operationFinder } from './contract';
import type { Contract, Interaction, Operation, State } from './contract';
import { diffRequests, diffResponses } from './diffFields';
import type { FieldChange, Severity } from './diffFields';
import { replaceable, requestFields, responseFields } from './fields';

export interface Change {
  readonly severity: Severity;
  /** Whether only a backend that also verifies assumptions or pending interactions can notice it. */
  readonly optional: boolean;
  readonly kind: FieldChange['kind'] | 'interaction' | 'state' | 'renamed';
  readonly operation: string;
  readonly domain: string;
  readonly interaction: string;
  readonly place: string;
  readonly text: string;
}

interface Pair {
  readonly old: Interaction;
  readonly now: Interaction;
}

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
  return {
    pairs: [...pairs, ...found],
    added: added.filter(left),
    removed: removed.filter(left),
  };
}

/** Pairs by description, with or without the name of the call, then by content, then by state and request. */
function matched(old: readonly Interaction[], now: readonly Interaction[]): Matched {
  const sent = ({ request }: Interaction) => ({
    ...request,
    matchingRules: undefined,
    generators: undefined,
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

const stateInWords = ({ name, params = {} }: State) =>
  Object.keys(params).length > 0 ? `"${name}" with ${canonical(params)}` : `"${name}"`;

const statesInWords = (states: readonly State[]) =>
  states.map(stateInWords).join(' and ') || 'none';

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

/** Values that a backend may now replace by its own, or no longer. */
function replaceableChanges(old: Interaction, now: Interaction): FieldChange[] {
  const [before, after] = [replaceable(old.request), replaceable(now.request)];
  const change = (place: string, severity: Severity, text: string): FieldChange => ({
    severity,
    kind: 'changed',
    place,
    text,
  });
  return [
    ...[...after]
      .filter(([place]) => !before.has(place))
      .map(([place, expression]) =>
        change(place, 'relaxes', `may be the backend's own value now: ${expression}`),
      ),
    ...[...before]
      .filter(([place]) => !after.has(place))
      .map(([place]) => change(place, 'breaks', "can no longer be the backend's own value")),
  ];
}

const stateNames = (interactions: readonly Interaction[]) =>
  new Set(
    interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)),
  );

/** States that one side uses and the other does not: a backend has to provide a new one. */
function stateChanges(old: readonly Interaction[], now: readonly Interaction[]): Change[] {
  const before = stateNames(old);
  const after = stateNames(now);
  const change = (name: string, severity: Severity, from: readonly Interaction[], text: string) => {
    const using = from.filter((one) => one.providerStates?.some((state) => state.name === name));
    const optional = using.every(isOptional);
    const interaction = using[0]?.description ?? '';
    const where = { operation: 'states', domain: 'states', interaction, place: `state "${name}"` };
    return { severity, optional, kind: 'state' as const, ...where, text };
  };
  return [
    ...[...after]
      .filter((name) => !before.has(name))
      .map((name) => change(name, 'breaks', now, 'is new: a backend has to provide it')),
    ...[...before]
      .filter((name) => !after.has(name))
      .map((name) => change(name, 'relaxes', old, 'is no longer used')),
  ];
}

const isOptional = ({ assumed, pending }: Interaction) => assumed || pending === true;

type Finder = (request: Interaction['request']) => Operation;

/** Changes of an interaction besides its request and its response. */
function interactionChanges({
  old,
  now,
}: Pair): Pick<Change, 'severity' | 'kind' | 'place' | 'text'>[] {
  const before = statesInWords(statesOf(old));
  const after = statesInWords(statesOf(now));
  const turned = isOptional(old) && !isOptional(now);
  const loosened = !isOptional(old) && isOptional(now);
  const what = old.assumed === now.assumed ? 'pending' : 'assumed';
  return [
    ...(old.description === now.description
      ? []
      : [
          {
            severity: 'neutral' as const,
            kind: 'renamed' as const,
            place: 'description',
            text: `was "${old.description}"`,
          },
        ]),
    ...(before === after
      ? []
      : [
          {
            severity: 'breaks' as const,
            kind: 'state' as const,
            place: 'state',
            text: `was ${before}, now ${after}`,
          },
        ]),
    ...(turned
      ? [
          {
            severity: 'breaks' as const,
            kind: 'interaction' as const,
            place: 'interaction',
            text: `was ${what}, every backend has to fulfil it now`,
          },
        ]
      : []),
    ...(loosened
      ? [
          {
            severity: 'relaxes' as const,
            kind: 'interaction' as const,
            place: 'interaction',
            text: `is only ${what} now`,
          },
        ]
      : []),
  ];
}

function changesOf(pair: Pair, operationOf: Finder): Change[] {
  const { old, now } = pair;
  const { name, domain } = operationOf(now.request);
  const where = { operation: name, domain, interaction: now.description };
  const inPart = (part: string) => (change: FieldChange) => ({
    ...change,
    place: `${part} ${change.place}`,
  });
  return [
    ...interactionChanges(pair),
    ...replaceableChanges(old, now).map(inPart('request')),
    ...diffRequests(requestFields(old.request), requestFields(now.request)).map(inPart('request')),
    ...diffResponses(responseFields(old.response), responseFields(now.response)).map(
      inPart('response'),
    ),
  ].map((change) => ({ ...where, optional: isOptional(now), ...change }));
}

function wholeInteraction(
  one: Interaction,
  others: readonly Interaction[],
  isNew: boolean,
  operationOf: Finder,
): Change {
  const { name, domain } = operationOf(one.request);
  const { method, path } = one.request;
  const alike = others.filter(
    (other) =>
      other.request.method === method &&
      other.request.path === path &&
      canonical(statesOf(other)) === canonical(statesOf(one)),
  );
  const hint = alike.length === 1 ? ` (renamed? compare "${alike[0]?.description}")` : '';
  const what = `${method} ${path} in the state ${statesInWords(statesOf(one))}`;
  return {
    severity: isNew ? 'breaks' : 'relaxes',
    optional: isOptional(one),
    kind: 'interaction',
    operation: name,
    domain,
    interaction: one.description,
    place: 'interaction',
    text: `${isNew ? 'is new' : 'is gone'}: ${what}${hint}`,
  };
}

/** All changes from the old to the new contract, in the order of the new one. */
export function diffPacts(old: Contract, now: Contract): Change[] {
  const operationOf = operationFinder(now.openApi, old.openApi);
  const { pairs, added, removed } = matched(old.interactions, now.interactions);
  return [
    ...stateChanges(old.interactions, now.interactions),
    ...added.map((one) => wholeInteraction(one, removed, true, operationOf)),
    ...removed.map((one) => wholeInteraction(one, added, false, operationOf)),
    ...pairs.flatMap((pair) => changesOf(pair, operationOf)),
  ];
}
