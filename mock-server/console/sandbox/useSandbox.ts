import { useCallback } from 'react';
import { ask, sandboxPath } from '../api';
import type { Contents, Fault, JournalEntry, Summary } from '../api';
import { toasts } from '../toasts';
import { messageOf, useControlQuery } from '../useControlQuery';

/** The polling interval in ms: support watches calls come in. */
const JOURNAL_MS = 2000;

/** Sends a change to the sandbox, confirms it with a toast, and refetches everything. */
export type Act = <Answer>(
  path: string,
  method: string,
  body?: unknown,
  said?: (answer: Answer) => string,
) => Promise<void>;

/** The data of a sandbox's page and the functions that change it. */
export function useSandbox(id: string) {
  const { again: askSummary, ...summary } = useControlQuery<Summary>(sandboxPath(id), JOURNAL_MS);
  const { again: askContents, ...contents } = useControlQuery<Contents>(
    sandboxPath(id, '/contents'),
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
    (path, method, body, said) =>
      ask<never>(sandboxPath(id, path), method, body)
        .then((answer) => {
          toasts.show({ message: said?.(answer) ?? 'Done', tone: 'success' });
        })
        .finally(lookAgain),
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
