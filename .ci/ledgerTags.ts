/** The ids of docs/ledger.tsv are the tags of Vitest: an id that does not exist fails. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

export function ledgerTags() {
  const [, ...rows] = readFileSync(join(root, 'docs', 'ledger.tsv'), 'utf8')
    .trim()
    .split('\n');
  return rows.map((row) => ({ name: row.split('\t', 1).join() }));
}
