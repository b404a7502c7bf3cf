/** Writes the tables of states and values into contracts/backend/states.md. `npm run contracts -- --write` runs this. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { withStateTables } from './stateTable';

const file = fileURLToPath(new URL('../contracts/backend/states.md', import.meta.url));

const options = await resolveConfig(file);
const text = await format(withStateTables(readFileSync(file, 'utf8')), {
  ...options,
  parser: 'markdown',
});
writeFileSync(file, text);
