import { median } from '../statistics';
import { withBenchPage } from './benchPage';
import { MANY_DIALOGS } from './sizes';

/** Ms per dialog from opening to confirmation, up to the painted frame, one entry per round. */
export interface DialogTimes {
  /** Dialogs shown one at a time. */
  readonly one: readonly number[];
  /** `MANY_DIALOGS` dialogs that wait in the queue at the same time. */
  readonly many: readonly number[];
}

const ROUNDS = 3;
/** Repetitions per round, because a single dialog is too short to measure. */
const TIMES = 20;

/** Measures single dialogs and a long queue in turn, round after round. */
export const dialogTimes = (): Promise<DialogTimes> =>
  withBenchPage('dialogs', async (page) => {
    const pass = (count: number) => page.evaluate((asked) => window.dialogs.pass(asked), count);
    const times: Record<keyof DialogTimes, number[]> = { one: [], many: [] };
    // Warms up; does not count.
    await pass(TIMES);
    for (let round = 0; round < ROUNDS; round += 1) {
      const alone: number[] = [];
      for (let at = 0; at < TIMES; at += 1) alone.push(await pass(1));
      times.one.push(median(alone));
      times.many.push(await pass(MANY_DIALOGS));
    }
    return times;
  });
