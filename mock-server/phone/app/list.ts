import type { CallEntry, CallLog, Entry } from './callLog';
import { entryView } from './logView';

/** Shows what page and app have said to each other, newest first. */
export class List {
  private readonly shown = new Map<Entry, { state: string; item: HTMLElement }>();

  constructor(
    private readonly list: HTMLElement,
    private readonly decide: (call: CallEntry) => void,
  ) {}

  /** Draws only what is new or other than before, so that nobody loses the keyboard's place. */
  draw(log: CallLog): void {
    const entries = log.all();
    for (const entry of entries) {
      const state = JSON.stringify(entry);
      const before = this.shown.get(entry);
      if (before?.state === state) continue;
      const item = entryView(entry, this.decide);
      if (before) before.item.replaceWith(item);
      else this.list.prepend(item);
      this.shown.set(entry, { state, item });
    }
    const kept = new Set(entries);
    for (const [entry, { item }] of this.shown) {
      if (kept.has(entry)) continue;
      item.remove();
      this.shown.delete(entry);
    }
  }
}
