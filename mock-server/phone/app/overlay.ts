import { make } from './dom';

/** What the phone shows above the page: the store, another app. While it is there the page rests. */
export class Overlay {
  private shown: HTMLElement | null = null;

  constructor(
    private readonly screen: HTMLElement,
    private readonly pageNow: () => HTMLElement | null,
  ) {}

  /** Shows a card in place of the one before. */
  show(className: string, title: string, ...content: readonly (Node | string)[]): void {
    this.shown?.remove();
    const heading = make('h2', { id: 'overlay-title', tabindex: '-1' }, title);
    const box = make('div', { class: 'card' }, heading, ...content);
    this.shown = make(
      'div',
      { class: `overlay ${className}`, role: 'dialog', 'aria-labelledby': 'overlay-title' },
      box,
    );
    this.screen.append(this.shown);
    this.rest(true);
    heading.focus();
  }

  /** Gives the page back, and the keyboard to it. */
  hide(): void {
    if (!this.shown) return;
    this.shown.remove();
    this.shown = null;
    this.rest(false);
    this.pageNow()?.focus();
  }

  private rest(resting: boolean): void {
    const page = this.pageNow();
    if (page) page.inert = resting;
  }
}
