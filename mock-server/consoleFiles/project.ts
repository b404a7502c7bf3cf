import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
