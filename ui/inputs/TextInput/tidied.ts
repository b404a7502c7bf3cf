import type { ComponentProps } from 'react';

type Handlers = Pick<ComponentProps<'input'>, 'onChange' | 'onCompositionEnd' | 'onBlur'>;
type Tidy = (value: string) => string;

const isComposing = (event: Event): boolean => event instanceof InputEvent && event.isComposing;

/** The caret position after the text before it is cleaned as well. */
const caretIn = (input: HTMLInputElement, tidy: Tidy): number =>
  tidy(input.value.slice(0, input.selectionStart ?? input.value.length)).length;

/** Whether the Delete key was pressed before a space that `tidy` writes again. */
const deletesSpace = (event: Event, value: string, caret: number): boolean =>
  event instanceof InputEvent &&
  event.inputType === 'deleteContentForward' &&
  value.charAt(caret) === ' ';

/** Writes the cleaned value into the field and reports it to React like typed text. */
function settle(input: HTMLInputElement, tidy: Tidy): void {
  const value = tidy(input.value);
  if (value === input.value) return;
  const caret = caretIn(input, tidy);
  // React does not track this, unlike `value = …`, so it handles the event as a change.
  input.setRangeText(value, 0, input.value.length, 'end');
  input.setSelectionRange(caret, caret);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Handlers that clean typed, pasted or autofilled text before the caller's handlers run. Text in
 * composition is cleaned when the composition ends; otherwise the keyboard would insert it twice.
 */
export function tidied(
  tidy: Tidy | undefined,
  { onChange, onCompositionEnd, onBlur }: Handlers,
): Handlers {
  if (tidy === undefined) return { onChange, onCompositionEnd, onBlur };
  return {
    onChange: (event) => {
      const input = event.currentTarget;
      const value = tidy(input.value);
      if (!isComposing(event.nativeEvent) && value !== input.value) {
        const kept = caretIn(input, tidy);
        // Otherwise the caret would stay before the space, whatever is pressed.
        const caret = deletesSpace(event.nativeEvent, value, kept) ? kept + 1 : kept;
        input.value = value;
        input.setSelectionRange(caret, caret);
      }
      onChange?.(event);
    },
    onCompositionEnd: (event) => {
      onCompositionEnd?.(event);
      settle(event.currentTarget, tidy);
    },
    onBlur: (event) => {
      settle(event.currentTarget, tidy);
      onBlur?.(event);
    },
  };
}
