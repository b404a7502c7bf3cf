/** The project's root, wherever a script is started from. */
import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** True in the module that was started by `node <file>`, false where it is imported. */
export const isMain = (meta) =>
  Boolean(process.argv[1]) && realpathSync(process.argv[1]) === fileURLToPath(meta.url);

/** The environment for tools: each sets its own mode, production mode of the shell stays out. */
export function toolEnv(extra = {}) {
  const env = { ...process.env, ...extra };
  delete env.NODE_ENV;
  return env;
}
