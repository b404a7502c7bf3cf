import Tinypool from 'tinypool';
import { ControlError } from '../control/controlError';
import type * as tasks from './tasks';

type Tasks = typeof tasks;

/** More waiting tasks are refused. */
const MAX_WAITING = 50;

let pool: Tinypool | undefined;

/** One worker thread, kept from its first task on. It does not keep the process running. */
const openPool = (): Tinypool =>
  new Tinypool({
    filename: new URL('./worker.mjs', import.meta.url).href,
    ...{ minThreads: 1, maxThreads: 1, execArgv: [] },
  });

/**
 * Runs a task in a worker thread, because it would keep all other requests waiting.
 * @throws ControlError 503 when too many tasks are waiting.
 */
export async function inBackground<Name extends keyof Tasks>(
  name: Name,
  input: Parameters<Tasks[Name]>[0],
): Promise<Awaited<ReturnType<Tasks[Name]>>> {
  pool ??= openPool();
  if (pool.queueSize >= MAX_WAITING) {
    throw new ControlError(503, 'Too many searches and snapshots are waiting. Try again.');
  }
  return (await pool.run(input, { name })) as Awaited<ReturnType<Tasks[Name]>>;
}
