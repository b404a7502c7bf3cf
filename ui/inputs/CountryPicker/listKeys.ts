/** Number of rows for Page Up and Page Down. */
const PAGE_ROWS = 8;

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE_ROWS,
  PageUp: -PAGE_ROWS,
};

/** The row that a key moves to, without wrapping; `null` for keys that do not move. */
export function movedBy(key: string, from: number, count: number): number | null {
  const last = count - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = steps[key];
  return step === undefined ? null : Math.min(last, Math.max(0, from + step));
}
