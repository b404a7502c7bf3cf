/** The button after one in a list, or before it where it is the last; undefined where it is alone. */
export function neighbourOf(
  button: HTMLElement,
  list: HTMLElement | null,
): HTMLElement | undefined {
  const buttons = [...(list?.querySelectorAll<HTMLElement>('li button') ?? [])];
  const at = buttons.indexOf(button);
  return at < 0 ? undefined : (buttons[at + 1] ?? buttons[at - 1]);
}
