import { useCallback } from 'react';
import { ask, sandboxPath } from '../api';
import type { Contents, Fault, JournalEntry, Summary } from '../api';
import { toasts } from '../toasts';
import { showChange } from './showChange';
import { messageOf, useControlQuery } from '../useControlQuery';

/** The polling interval in ms: support watches calls come in. */
const JOURNAL_MS = 2000;

/**
 * Sends a change to the sandbox, confirms it with a toast, and refetches everything. What can be
 * undone, can be undone from the toast.
 */
export type Act = <Answer>(
  path: string,
  method: string,
  body?: unknown,
  said?: (answer: Answer) => string,
) => Promise<void>;

interface Place {
  readonly id: string;
  readonly lookAgain: () => void;
}

async function sendChange(place: Place, ...[path, method, body, said]: Parameters<Act>) {
  try {
    const answer = await ask<{ readonly point?: number }>(
      sandboxPath(place.id, path),
      method,
      body,
    );
    const message = said?.(answer) ?? 'Done';
    const { point } = answer;
    if (point === undefined) toasts.show({ message, tone: 'success' });
    else {
      showChange(message, () => sendChange(place, '/undo', 'POST', { point }, () => 'Undone'));
    }
  } finally {
    place.lookAgain();
  }
}

/** The data of a sandbox's page and the functions that change it. */
export function useSandbox(id: string) {
  const { again: askSummary, ...summary } = useControlQuery<Summary>(sandboxPath(id), JOURNAL_MS);
  const { again: askContents, ...contents } = useControlQuery<Contents>(
    sandboxPath(id, '/contents'),
    JOURNAL_MS,
  );
  const { again: askFaults, ...faults } = useControlQuery<readonly Fault[]>(
    sandboxPath(id, '/faults'),
    JOURNAL_MS,
  );
  const { again: askJournal, ...journal } = useControlQuery<readonly JournalEntry[]>(
    sandboxPath(id, '/requests'),
    JOURNAL_MS,
  );

  const lookAgain = useCallback(() => {
    askSummary();
    askContents();
    askFaults();
    askJournal();
  }, [askSummary, askContents, askFaults, askJournal]);
  const send: Act = useCallback(
    (...args) => sendChange({ id, lookAgain }, ...(args as Parameters<Act>)),
    [id, lookAgain],
  );
  const act: Act = useCallback(
    (...args) =>
      send(...args).catch((reason: unknown) => {
        toasts.show({ message: messageOf(reason), tone: 'error' });
      }),
    [send],
  );
  return {
    error: summary.error,
    isGone: summary.isGone,
    summary: summary.answer,
    contents: contents.answer,
    faults: faults.answer ?? [],
    journal: journal.answer ?? [],
    lookAgain,
    /** For forms, which show the error themselves. @throws Error with the server's message. */
    send,
    /** For buttons; an error is shown as a toast. */
    act,
  };
}
