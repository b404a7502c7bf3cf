import type { ReactNode } from 'react';

/** Default duration of a toast, in ms. */
const TOAST_DURATION_MS = 2500;

/** Delay before a loading toast appears, in ms. */
const LOADING_TOAST_DELAY_MS = 500;

/** Duration of a loading toast after it appeared, in ms. */
const LOADING_TOAST_DURATION_MS = 4000;

export type ToastTone = 'neutral' | 'success' | 'error' | 'loading';

export interface ToastOptions {
  message: ReactNode;
  /** Smaller text below the message. */
  note?: ReactNode;
  /** `error` is announced immediately; the others politely. Default: `neutral`. */
  tone?: Exclude<ToastTone, 'loading'> | undefined;
  durationMs?: number | undefined;
}

export interface LoadingToastOptions {
  message: ReactNode;
  delayMs?: number | undefined;
  /** Duration from its appearance, in ms. */
  durationMs?: number | undefined;
}

export interface ShownToast {
  id: number;
  message: ReactNode;
  note?: ReactNode;
  tone: ToastTone;
  durationMs: number;
}

/** Short messages that disappear automatically. A `ToastHost` renders them. */
export class ToastQueue {
  private shown: readonly ShownToast[] = [];
  private timers = new Map<number, ReturnType<typeof setTimeout>>();
  private listeners = new Set<() => void>();
  private lastId = 0;

  /** Shows a toast and returns its id for `dismiss`. */
  show(options: ToastOptions): number {
    const { message, note, tone = 'neutral', durationMs = TOAST_DURATION_MS } = options;
    return this.appear({ id: ++this.lastId, message, note, tone, durationMs });
  }

  /** Shows a loading toast after a delay, so quick work shows nothing. Call `done` at the end. */
  loading(options: LoadingToastOptions): { done: () => void } {
    const { message, delayMs = LOADING_TOAST_DELAY_MS } = options;
    const { durationMs = LOADING_TOAST_DURATION_MS } = options;
    const id = ++this.lastId;
    const start = () => this.appear({ id, message, tone: 'loading', durationMs });
    this.timers.set(id, setTimeout(start, delayMs));
    return {
      done: () => {
        this.dismiss(id);
      },
    };
  }

  /** Removes a toast early, or prevents a delayed one from appearing. */
  dismiss(id: number): void {
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
    if (!this.shown.some((toast) => toast.id === id)) return;
    this.shown = this.shown.filter((toast) => toast.id !== id);
    this.tell();
  }

  /** Keeps a toast while somebody reads it or is about to use it. */
  hold(id: number): void {
    clearTimeout(this.timers.get(id));
  }

  /** Counts the whole duration of a toast from now on. */
  release({ id, durationMs }: ShownToast): void {
    this.hold(id);
    this.timers.set(
      id,
      setTimeout(() => {
        this.dismiss(id);
      }, durationMs),
    );
  }

  /** For `useSyncExternalStore`: the visible toasts, oldest first. */
  getSnapshot = (): readonly ShownToast[] => this.shown;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private appear(toast: ShownToast): number {
    this.shown = [...this.shown, toast];
    this.release(toast);
    this.tell();
    return toast.id;
  }

  private tell() {
    for (const listener of this.listeners) listener();
  }
}
