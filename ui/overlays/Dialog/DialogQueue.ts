import type { DialogHandler, DialogOptions, DialogResult, ShownDialog } from './dialogOptions';

interface Waiting {
  shown: ShownDialog;
  resolve: (result: DialogResult) => void;
}

/**
 * Shows dialogs one at a time. The first in the queue is shown; the next one follows
 * when it closes. Independent of React: a `DialogHost` renders it.
 */
export class DialogQueue {
  private queue: Waiting[] = [];
  private listeners = new Set<() => void>();
  private lastId = 0;

  /** Adds a dialog to the queue. Resolves with the result when the dialog closes. */
  open(options: DialogOptions): Promise<DialogResult> {
    return new Promise((resolve) => {
      const shown = { id: ++this.lastId, options, busy: null };
      this.queue = [...this.queue, { shown, resolve }];
      this.tell();
    });
  }

  /** Handles the confirm button of the shown dialog. */
  confirm(): Promise<void> {
    return this.press('confirm', this.shown?.options.onConfirm, { by: 'confirm' });
  }

  /** Handles a further button of the shown dialog. */
  act(actionId: string): Promise<void> {
    const action = this.shown?.options.actions?.find(({ id }) => id === actionId);
    if (!action) return Promise.resolve();
    return this.press(actionId, action.onSelect, { by: 'action', actionId });
  }

  /** Handles the cancel button, which always closes the dialog unless it is busy, even if the handler throws. */
  cancel(): void {
    const current = this.queue[0];
    if (!current || current.shown.busy !== null) return;
    try {
      current.shown.options.onCancel?.();
    } finally {
      this.close(current, { by: 'cancel' });
    }
  }

  /** Handles a click on the backdrop, which closes the dialog only with `maskClosable`. */
  pressMask(): void {
    const current = this.queue[0];
    if (!current?.shown.options.maskClosable || current.shown.busy !== null) return;
    this.close(current, { by: 'closed' });
  }

  /** Handles the Escape key: cancels, or acts like a backdrop click without a cancel button. */
  pressEscape(): void {
    if (this.shown?.options.hideCancel) this.pressMask();
    else this.cancel();
  }

  /** Closes the shown dialog and clears the queue without calling handlers. */
  closeAll(): void {
    const all = this.queue;
    this.queue = [];
    this.tell();
    for (const { resolve } of all) resolve({ by: 'closed' });
  }

  /** For `useSyncExternalStore`: the shown dialog, the same object until it changes. */
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
    // A second click while a handler is running is ignored.
    if (!current || current.shown.busy !== null) return;
    let answer = handler?.();
    if (answer instanceof Promise) {
      this.setBusy(current, button);
      try {
        answer = await answer;
      } finally {
        // If the handler throws, the dialog stays open and the caller gets the error.
        this.setBusy(current, null);
      }
    }
    if (answer !== false) this.close(current, result);
  }

  private setBusy(entry: Waiting, busy: string | null) {
    entry.shown = { ...entry.shown, busy };
    this.tell();
  }

  /** Does nothing for a dialog that is already closed, for example by `closeAll`. */
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
