import { withStorageLock } from './storageLock';

/** Web Locks, if supported: they are missing in old web views and without https. */
const locks = (): LockManager | undefined => (navigator as Partial<Navigator>).locks;

/** Firefox shows other tabs what a task has stored when the task is over, and not before. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Runs `work` under a lock shared by all tabs of this origin. A closed tab releases it at once with
 * Web Locks, otherwise within TURN_MS; without Web Locks, a waiting tab stops once `foundDone`
 * returns a result.
 */
export function withLock<T>(
  name: string,
  work: () => Promise<T>,
  foundDone?: () => T | null,
): Promise<T> {
  const manager = locks();
  if (!manager) return withStorageLock(name, work, foundDone);
  return new Promise((resolve, reject) => {
    let begun = false;
    const locked = () => {
      begun = true;
      return work().then(resolve, reject).then(nextTask);
    };
    // A browser without storage may expose Web Locks but reject requests.
    const refused = (error: unknown) =>
      begun ? reject(error) : resolve(withStorageLock(name, work, foundDone));
    manager.request(`hv.${name}`, locked).catch(refused);
  });
}
