import type { Found } from '../catalogue/search';
import type {
  CaseCodeResponse,
  CaseResponse,
  CatalogueResponse,
} from '../control/catalogueControl';
import type { contentsOf, summaryOf } from '../control/sandboxFacts';
import type { Fault } from '../faults';
import type { JournalEntry } from '../journal';
import type { TimelineEvent } from '../world/timelineEvents';

export type { Fault, Found, TimelineEvent, JournalEntry };
export type { CaseCodeResponse, CaseResponse, CatalogueResponse };
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

/** An answer of the control API that is an error, with the server's message. */
export class ControlFailure extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** Calls the control API. @throws Error with the server's message; ControlFailure when it answered. */
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
  const message = error ?? `The mock server returned an error (${response.status}).`;
  throw new ControlFailure(message, response.status);
}

export const sandboxPath = (id: string, rest = ''): string =>
  `/sandboxes/${encodeURIComponent(id)}${rest}`;
