import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
