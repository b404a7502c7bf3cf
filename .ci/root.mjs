/** The root folder of the project, independent of the working directory. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The environment for tools, without NODE_ENV, because each tool sets its own mode. */
export function toolEnv(extra = {}) {
  const env = { ...process.env, ...extra };
  delete env.NODE_ENV;
  return env;
}
