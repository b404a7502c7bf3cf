import type { ComponentProps } from 'react';

type Handlers = Pick<ComponentProps<'input'>, 'onChange' | 'onCompositionEnd' | 'onBlur'>;
type Tidy = (value: string) => string;

const isComposing = (event: Event): boolean => event instanceof InputEvent && event.isComposing;

/** Where the caret belongs once the text in front of it is tidied as well. */
const caretIn = (input: HTMLInputElement, tidy: Tidy): number =>
  tidy(input.value.slice(0, input.selectionStart ?? input.value.length)).length;

/** Shows the tidied value and tells React of it, as if it had been typed. */
function settle(input: HTMLInputElement, tidy: Tidy): void {
  const value = tidy(input.value);
  if (value === input.value) return;
  const caret = caretIn(input, tidy);
  // Unlike `value = …`, React does not see this: it takes the event for a change.
  input.setRangeText(value, 0, input.value.length, 'end');
  input.setSelectionRange(caret, caret);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Handlers that tidy what is typed, pasted or filled in before the caller hears of it. What is being
 * composed is left alone, or the keyboard would insert it twice: it is tidied when that ends.
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
        const caret = caretIn(input, tidy);
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
