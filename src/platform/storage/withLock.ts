import { withStorageLock } from './storageLock';

/** Web Locks, where the browser has them: they are missing in old web views and outside https. */
const locks = (): LockManager | undefined => (navigator as Partial<Navigator>).locks;

/**
 * Runs `work` while no other tab of this origin runs work of the same name. A tab that is killed
 * meanwhile frees its place: at once with Web Locks, within TURN_MS without. Who waits for a long
 * turn may stop as soon as `foundDone` gives what another tab's work has left.
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
      return work().then(resolve, reject);
    };
    // A browser that stores nothing may offer locks and refuse them.
    const refused = (error: unknown) =>
      begun ? reject(error) : resolve(withStorageLock(name, work, foundDone));
    manager.request(`hv.${name}`, locked).catch(refused);
  });
}
