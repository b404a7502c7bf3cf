const buttonsOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('li button') ?? []),
];

/** The next button in a list, or the previous one for the last; undefined for a single button. */
export function nextFocusTarget(
  button: HTMLElement,
  list: HTMLElement | null,
): HTMLElement | undefined {
  const buttons = buttonsOf(list);
  const at = buttons.indexOf(button);
  return at < 0 ? undefined : (buttons[at + 1] ?? buttons[at - 1]);
}

/** The same button after a render: an unmounted button is found again by its text. */
export const asItStands = (button: HTMLElement, list: HTMLElement | null) =>
  button.isConnected
    ? button
    : buttonsOf(list).find(({ textContent }) => textContent === button.textContent);
