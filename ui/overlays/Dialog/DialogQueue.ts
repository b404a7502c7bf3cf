import type { DialogHandler, DialogOptions, DialogResult, ShownDialog } from './dialogOptions';

interface Waiting {
  shown: ShownDialog;
  resolve: (result: DialogResult) => void;
}

/**
 * Dialogs, one at a time (sections 2 and 4). The first in the queue is the one on the screen; the
 * next shows when it closes. Knows nothing of React: a `DialogHost` draws it.
 */
export class DialogQueue {
  private queue: Waiting[] = [];
  private listeners = new Set<() => void>();
  private lastId = 0;

  /** Puts a dialog into the queue. Resolves when it has closed, and how. */
  open(options: DialogOptions): Promise<DialogResult> {
    return new Promise((resolve) => {
      const shown = { id: ++this.lastId, options, busy: null };
      this.queue = [...this.queue, { shown, resolve }];
      this.tell();
    });
  }

  /** The confirm button of the shown dialog. */
  confirm(): Promise<void> {
    return this.press('confirm', this.shown?.options.onConfirm, { by: 'confirm' });
  }

  /** One of its further buttons. */
  act(actionId: string): Promise<void> {
    const action = this.shown?.options.actions?.find(({ id }) => id === actionId);
    if (!action) return Promise.resolve();
    return this.press(actionId, action.onSelect, { by: 'action', actionId });
  }

  /** Its cancel button. Nothing keeps a dialog open against it, not even a handler that throws. */
  cancel(): void {
    const current = this.queue[0];
    if (!current || current.shown.busy !== null) return;
    try {
      current.shown.options.onCancel?.();
    } finally {
      this.close(current, { by: 'cancel' });
    }
  }

  /** A press beside it: closes it only where that is allowed. */
  pressMask(): void {
    const current = this.queue[0];
    if (!current?.shown.options.maskClosable || current.shown.busy !== null) return;
    this.close(current, { by: 'closed' });
  }

  /** The Escape key: cancel where there is a cancel button, else the mask's rule. */
  pressEscape(): void {
    if (this.shown?.options.hideCancel) this.pressMask();
    else this.cancel();
  }

  /** Closes the shown dialog and empties the queue. No handler is called. */
  closeAll(): void {
    const all = this.queue;
    this.queue = [];
    this.tell();
    for (const { resolve } of all) resolve({ by: 'closed' });
  }

  /** For `useSyncExternalStore`: the dialog on the screen, the same object until it changes. */
  getSnapshot = (): ShownDialog | null => this.shown;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private get shown(): ShownDialog | null {
    return this.queue[0]?.shown ?? null;
  }

  private async press(button: string, handler: DialogHandler | undefined, result: DialogResult) {
    const current = this.queue[0];
    // One action, once: a second press while the first is running is ignored.
    if (!current || current.shown.busy !== null) return;
    let answer = handler?.();
    if (answer instanceof Promise) {
      this.setBusy(current, button);
      try {
        answer = await answer;
      } finally {
        // A handler that throws leaves the dialog open; the error goes on to anyone who listens.
        this.setBusy(current, null);
      }
    }
    if (answer !== false) this.close(current, result);
  }

  private setBusy(entry: Waiting, busy: string | null) {
    entry.shown = { ...entry.shown, busy };
    this.tell();
  }

  /** Does nothing for a dialog that is gone already, for instance by `closeAll`. */
  private close(entry: Waiting, result: DialogResult) {
    if (!this.queue.includes(entry)) return;
    this.queue = this.queue.filter((waiting) => waiting !== entry);
    this.tell();
    entry.resolve(result);
  }

  private tell() {
    for (const listener of this.listeners) listener();
  }
}
