/** Closes the open menu; null while none is open. */
type Close = (() => void) | null;

let close: Close = null;
const listeners = new Set<() => void>();

/** The open menu of the header, so that the back button can close it. */
export const openMenu = {
  getClose: (): Close => close,
  set(next: Close): void {
    close = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
