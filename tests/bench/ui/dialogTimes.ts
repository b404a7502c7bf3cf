import { median } from '../statistics';
import { withBenchPage } from './benchPage';
import { MANY_DIALOGS } from './sizes';

/** From the opening to the answer, in ms a dialog up to the painted frame, one entry a round. */
export interface DialogTimes {
  /** Each alone. */
  readonly one: readonly number[];
  /** Of `MANY_DIALOGS` that wait in the queue at the same time. */
  readonly many: readonly number[];
}

const ROUNDS = 3;
/** One dialog is short, so one alone says little. */
const TIMES = 20;

/** Measures a dialog alone and in a long queue in turn, round after round. */
export const dialogTimes = (): Promise<DialogTimes> =>
  withBenchPage('dialogs', async (page) => {
    const pass = (count: number) => page.evaluate((asked) => window.dialogs.pass(asked), count);
    const times: Record<keyof DialogTimes, number[]> = { one: [], many: [] };
    // Warms up, and does not count.
    await pass(TIMES);
    for (let round = 0; round < ROUNDS; round += 1) {
      const alone: number[] = [];
      for (let at = 0; at < TIMES; at += 1) alone.push(await pass(1));
      times.one.push(median(alone));
      times.many.push(await pass(MANY_DIALOGS));
    }
    return times;
  });
