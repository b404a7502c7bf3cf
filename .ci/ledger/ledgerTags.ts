/** The ids of docs/ledger.tsv are the tags of Vitest: an id that does not exist fails. */
import { readFileSync } from 'node:fs';

const ledger = new URL('../../docs/ledger.tsv', import.meta.url);

export function ledgerTags() {
  const [, ...rows] = readFileSync(ledger, 'utf8').trim().split('\n');
  return rows.map((row) => ({ name: row.split('\t', 1).join() }));
}
