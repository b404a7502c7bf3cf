/** The worker thread's entry: `--import tsx` has no effect in worker threads. */
import { register } from 'tsx/esm/api';

register();
export const { search, readSnapshot } = await import('./tasks.ts');
