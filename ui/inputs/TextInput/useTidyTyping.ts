import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { differenceOf, tidyInsertion, type Insertion, type Tidy } from './tidyInsertion';

/** The kinds of input whose text replaces the selection, and which can be prevented. */
const INSERTIONS = ['insertText', 'insertFromPaste', 'insertFromDrop', 'insertFromYank'];

/** The text that is inserted; some browsers pass pasted text as a data transfer only. */
const textOf = ({ data, dataTransfer }: InputEvent): string =>
  data ?? dataTransfer?.getData('text/plain') ?? '';

/**
 * Replaces a range as the keyboard does. `execCommand` is deprecated but the only way to change a
 * field that the browser can undo. Without it (jsdom), the change can't be undone.
 */
function replaceRange(input: HTMLInputElement, start: number, end: number, text: string): void {
  input.setSelectionRange(start, end);
  const command = text === '' ? 'delete' : 'insertText';
  if ('execCommand' in document && document.execCommand(command, false, text)) return;
  input.setRangeText(text, start, end, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
}

function write(input: HTMLInputElement, value: string, caret: number): void {
  if (value === input.value) return;
  const { start, end, text } = differenceOf(input.value, value);
  replaceRange(input, start, end, text);
  input.setSelectionRange(caret, caret);
}

/** What was composed: the text before the caret. */
function compositionIn({ value, selectionEnd }: HTMLInputElement, composed: string): Insertion {
  const caret = selectionEnd ?? value.length;
  const start = caret - composed.length;
  return value.slice(Math.max(0, start), caret) === composed
    ? { before: value.slice(0, start), inserted: composed, after: value.slice(caret) }
    : { before: '', inserted: value, after: '' };
}

/**
 * Cleans text before it gets into the field, so that the browser's undo and redo restore what was
 * there. Composed text is cleaned when the composition ends. Autofilled text is not cleaned here: the
 * schema of the form does that for every value.
 */
export function useTidyTyping(tidy: Tidy | null): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);

  const onBeforeInput = useEffectEvent((event: InputEvent) => {
    const input = field.current;
    if (!input || !tidy || input.readOnly || !INSERTIONS.includes(event.inputType)) return;
    const { value: held, selectionStart, selectionEnd } = input;
    const inserted = textOf(event);
    const before = held.slice(0, selectionStart ?? held.length);
    const after = held.slice(selectionEnd ?? held.length);
    const { value, caret, isTaken } = tidyInsertion({ before, inserted, after }, tidy);
    if (value === before + inserted + after) return;
    event.preventDefault();
    if (isTaken) write(input, value, caret);
  });

  const onCompositionEnd = useEffectEvent(({ data }: CompositionEvent) => {
    const input = field.current;
    if (!input || !tidy) return;
    const { value, caret } = tidyInsertion(compositionIn(input, data), tidy);
    write(input, value, caret);
  });

  const isTidied = tidy !== null;
  useEffect(() => {
    const input = field.current;
    if (!input || !isTidied) return;
    // React's own `onBeforeInput` is not this event: it doesn't say what kind of input it is.
    const before = (event: InputEvent) => onBeforeInput(event);
    const composed = (event: CompositionEvent) => onCompositionEnd(event);
    input.addEventListener('beforeinput', before);
    input.addEventListener('compositionend', composed);
    return () => {
      input.removeEventListener('beforeinput', before);
      input.removeEventListener('compositionend', composed);
    };
  }, [isTidied]);
  return field;
}
