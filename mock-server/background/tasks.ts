/** The tasks of the worker thread. Each loads what it needs on its first use. */
import type { Found } from '../catalogue/search';
import type { ReadSnapshot } from '../control/snapshot';

export async function search(query: string): Promise<Found> {
  return (await import('../catalogue/search')).search(query);
}

export async function readSnapshot(text: string): Promise<ReadSnapshot> {
  return (await import('../control/snapshot')).readSnapshot(text);
}
