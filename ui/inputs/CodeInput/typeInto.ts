/**
 * Puts text where the caret is, or in place of what is selected, as typing does: no further than
 * `maxLength`, and with the `input` event that React and form libraries listen to.
 */
export function typeInto(input: HTMLInputElement, text: string): void {
  const start = input.selectionStart ?? input.value.length;
  const end = input.selectionEnd ?? start;
  const kept = input.value.length - (end - start);
  const room = input.maxLength < 0 ? text.length : Math.max(0, input.maxLength - kept);
  input.setRangeText(text.slice(0, room), start, end, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
