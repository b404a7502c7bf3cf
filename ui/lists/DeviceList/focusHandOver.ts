import type { FocusEvent, RefObject } from 'react';

/** A control in the rows: the row's place, and the control's place in the row, both from 0. */
export interface FocusedControl {
  readonly row: number;
  readonly control: number;
}

/** What has the focus in rows that others will replace, for these to go on with. */
export type FocusHandOver = RefObject<FocusedControl | null>;

const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>('input, button, a')];
const rowsIn = (frame: Element) => [...frame.querySelectorAll('li')];
const placeOf = (row: Element) => Number(row.getAttribute('aria-posinset')) - 1;

/** Notes down what has the focus in the rows. */
export const noteFocus = (handOver: FocusHandOver) => ({
  onFocus: ({ target }: FocusEvent) => {
    const row = target.closest('li');
    handOver.current = row && {
      row: placeOf(row),
      control: controlsOf(row).findIndex((control) => control === target),
    };
  },
  onBlur: () => {
    handOver.current = null;
  },
});

/** Gives the focus to the same control in the rows of a frame that took the place of others, once. */
export function takeFocus(frame: Element | null, handOver: FocusHandOver) {
  const had = handOver.current;
  handOver.current = null;
  const row = had && frame && rowsIn(frame).find((one) => placeOf(one) === had.row);
  if (row) controlsOf(row)[had.control]?.focus();
}
