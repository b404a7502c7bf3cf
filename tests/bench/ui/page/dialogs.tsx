import { createRoot } from 'react-dom/client';
import { DialogHost, DialogQueue } from '@homeview/ui/Dialog';
import { AppTheme } from '@homeview/ui/theme';
import { msUntilPainted } from './painted';

/** What the page offers to the benchmark. */
export interface DialogBench {
  /**
   * Queues this many dialogs at once and confirms them one by one. Returns the ms per dialog, up to
   * the painted frame after it.
   * @throws Error when one of them is not shown.
   */
  pass(count: number): Promise<number>;
}

declare global {
  interface Window {
    dialogs: DialogBench;
  }
}

const queue = new DialogQueue();
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <AppTheme>
    <DialogHost queue={queue} defaultLabels={{ confirm: 'Ok', cancel: 'Cancel' }} />
  </AppTheme>,
);

/** Waits for the last exit transition, which is not part of the measured time. */
async function allGone(): Promise<void> {
  while (document.querySelector('[role=dialog]')) await new Promise(requestAnimationFrame);
}

window.dialogs = {
  pass: async (count) => {
    let taken = await msUntilPainted(() => {
      for (let at = 1; at <= count; at += 1) {
        void queue.open({ title: `Dialog ${at}`, content: 'Nothing was changed.' });
      }
    });
    for (let at = 1; at <= count; at += 1) {
      const shown = document.querySelector('[role=dialog]')?.textContent ?? '';
      if (!shown.startsWith(`Dialog ${at}`)) throw new Error(`Dialog ${at} is not shown: ${shown}`);
      taken += await msUntilPainted(() => void queue.confirm());
    }
    await allGone();
    return taken / count;
  },
};
