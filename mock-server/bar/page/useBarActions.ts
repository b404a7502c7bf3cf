import { useRef } from 'react';
import { ask, sandboxPath } from '../../console/api';
import type { Travelled } from '../../console/api';
import { dialogs } from '../../console/dialogs';
import { readable } from '../../console/parts/dateTime';
import { toasts } from '../../console/toasts';
import { messageOf } from '../../console/useControlQuery';

/**
 * What the bar can do to the sandbox; each result is shown as a toast.
 * @param onChange called after a change, before its toast.
 */
export function useBarActions(sandbox: string, onChange: () => void) {
  /** Whether a move of the clock is under way: a double click moves it once. */
  const isMoving = useRef(false);
  const send = async <Answer>(
    [path, method, body]: readonly [path: string, method: string, body?: object],
    said: (answer: Answer) => string,
  ) => {
    try {
      const answer = await ask<Answer>(sandboxPath(sandbox, path), method, body);
      onChange();
      toasts.show({ message: said(answer), tone: 'success' });
    } catch (error) {
      toasts.show({ message: messageOf(error), tone: 'error' });
    }
  };

  const move = async (advance: string) => {
    if (isMoving.current) return;
    isMoving.current = true;
    await send<Travelled>(['/clock', 'PUT', { advance }], travelMessage);
    isMoving.current = false;
  };
  const askToReset = () =>
    dialogs.open({
      title: 'Reset this sandbox?',
      content:
        'Its case starts again, at the current time. You can undo this on the sandbox’s page in the console.',
      confirmLabel: 'Reset',
      onConfirm: () => send(['/reset', 'POST', {}], () => 'Sandbox reset'),
    });
  return { move, askToReset };
}

const travelMessage = ({ now, happened }: Travelled): string =>
  `The clock shows ${readable(now)}. Events on the way: ${happened.length}.`;
