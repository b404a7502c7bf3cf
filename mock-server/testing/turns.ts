import { setImmediate as nextTurn } from 'node:timers/promises';

/** How many turns of the event loop others get until the work is done. */
export async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const end = () => void (isDone = true);
  work.then(end, end);
  while (!isDone) {
    await nextTurn();
    turns += 1;
  }
  await work;
  return turns;
}
