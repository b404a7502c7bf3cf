import type { Page } from 'playwright';
import { median } from '../statistics';
import { withBenchPage } from './benchPage';
import type { ListKind } from './page/lists';
import { LISTS } from './sizes';
import type { ListName } from './sizes';

/** One list in one round, in ms up to the painted frame. */
export interface ListTime {
  /** Medians of several repetitions. */
  readonly mount: number;
  readonly toggle: number;
}

/** By name, one entry per round. */
export type ListTimes = Record<ListName, ListTime[]>;

const ROUNDS = 8;
const TOGGLES = 8;
/**
 * Mounts per round: a single mount is short and noisy, but a naive list is slow enough to measure
 * once.
 */
const MOUNTS = { ours: 7, naive: 1 } as const satisfies Record<ListKind, number>;
/** Number of visible rows, toggled in turn. */
const ROWS = 6;

/** Measures all lists in turn, round after round, in the browser of the tests. */
export const listTimes = (): Promise<ListTimes> => withBenchPage('lists', rounds);

async function rounds(page: Page): Promise<ListTimes> {
  const times: ListTimes = {
    ours10: [],
    ours100: [],
    ours1000: [],
    ours10000: [],
    naive100: [],
    naive1000: [],
  };
  const names = Object.keys(LISTS) as ListName[];
  // The first round warms up and does not count.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const name of names) {
      const time = await timeOf(page, name);
      if (round > 0) times[name].push(time);
    }
  }
  return times;
}

async function timeOf(page: Page, name: ListName): Promise<ListTime> {
  const [kind, count] = LISTS[name];
  const size = { kind, count, mounts: MOUNTS[kind], toggles: TOGGLES, rows: ROWS };
  const { mounts, toggles } = await page.evaluate(async (asked) => {
    const taken: number[] = [];
    for (let at = 0; at < asked.mounts; at += 1) {
      if (at > 0) await window.lists.unmount();
      taken.push(await window.lists.mount(asked.kind, asked.count));
    }
    const ticks: number[] = [];
    for (let at = 0; at < asked.toggles; at += 1) {
      ticks.push(await window.lists.toggle(at % asked.rows));
    }
    await window.lists.unmount();
    return { mounts: taken, toggles: ticks };
  }, size);
  return { mount: median(mounts), toggle: median(toggles) };
}
