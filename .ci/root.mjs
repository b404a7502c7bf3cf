/** The root folder of the project, independent of the working directory. */
import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Whether a module was started by `node <file>` instead of imported. */
export const isMain = (meta) =>
  Boolean(process.argv[1]) && realpathSync(process.argv[1]) === fileURLToPath(meta.url);

/** The environment for tools, without NODE_ENV, because each tool sets its own mode. */
export function toolEnv(extra = {}) {
  const env = { ...process.env, ...extra };
  delete env.NODE_ENV;
  return env;
}
