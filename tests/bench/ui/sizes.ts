import type { ListKind } from './page/lists';

/** Every measured list: its kind and its number of rows. */
export const LISTS = {
  ours10: ['ours', 10],
  ours100: ['ours', 100],
  ours1000: ['ours', 1000],
  ours10000: ['ours', 10_000],
  naive100: ['naive', 100],
  naive1000: ['naive', 1000],
} as const satisfies Record<string, readonly [ListKind, number]>;
export type ListName = keyof typeof LISTS;

/** Dialogs that wait in the queue at the same time. */
export const MANY_DIALOGS = 1000;
