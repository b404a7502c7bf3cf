/** Moves the focus to the first radio button that is not chosen: a choice is missing there. */
export function leadToChoice(list: HTMLElement | null): void {
  const first = list?.querySelector<HTMLElement>('input:not(:checked)');
  first?.scrollIntoView({ block: 'center' });
  // Visible also after a tap, because the choice may be in sight already.
  first?.focus({ preventScroll: true, focusVisible: true });
}
