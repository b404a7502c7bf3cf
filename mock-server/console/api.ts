import type { Found } from '../catalogue/search';
import type { CaseResponse, CatalogueResponse } from '../control/catalogueControl';
import type { contentsOf, summaryOf } from '../control/sandboxFacts';
import type { Fault } from '../faults';
import type { JournalEntry } from '../journal';
import type { TimelineEvent } from '../world/timelineEvents';

export type { Fault, Found, TimelineEvent, JournalEntry, CaseResponse, CatalogueResponse };
export type Summary = ReturnType<typeof summaryOf>;
export type Contents = ReturnType<typeof contentsOf>;
export interface Travelled {
  readonly now: string;
  readonly happened: readonly TimelineEvent[];
}

/** The sandbox of this address, and the agent who uses the console. */
export interface CurrentSandbox {
  readonly sandbox: string;
  readonly hasOwnNames: boolean;
  readonly owner: string;
}

/** Calls the control API. @throws Error with the server's message. */
export async function ask<Answer>(path: string, method = 'GET', body?: unknown): Promise<Answer> {
  const response = await fetch(`/__mock${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  }).catch(() => {
    throw new Error('Couldn’t reach the mock server.');
  });
  const answer: unknown = await response.json().catch(() => ({}));
  if (response.ok) return answer as Answer;
  const { error } = answer as { error?: string };
  throw new Error(error ?? `The mock server returned an error (${response.status}).`);
}

export const sandboxPath = (id: string, rest = ''): string =>
  `/sandboxes/${encodeURIComponent(id)}${rest}`;
