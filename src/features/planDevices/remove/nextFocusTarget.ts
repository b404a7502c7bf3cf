const buttonsOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('li button') ?? []),
];

/** The button after one in a list, or before it where it is the last; undefined where it is alone. */
export function nextFocusTarget(
  button: HTMLElement,
  list: HTMLElement | null,
): HTMLElement | undefined {
  const buttons = buttonsOf(list);
  const at = buttons.indexOf(button);
  return at < 0 ? undefined : (buttons[at + 1] ?? buttons[at - 1]);
}

/** A button as it stands in its list now: rows may have been redrawn, with the same words. */
export const asItStands = (button: HTMLElement, list: HTMLElement | null) =>
  button.isConnected
    ? button
    : buttonsOf(list).find(({ textContent }) => textContent === button.textContent);
