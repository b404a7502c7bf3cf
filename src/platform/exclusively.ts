/**
 * Runs `work` while no other tab of this origin runs work of the same name. Where the browser has no
 * Web Locks, it just runs: the remembered order and the idempotency key still guard the money.
 */
export function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return new Promise((resolve, reject) => {
    navigator.locks.request(`hv.${name}`, () => work().then(resolve, reject)).catch(reject);
  });
}
