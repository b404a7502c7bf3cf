/** Defines the ids of docs/ledger.tsv as the tags of Vitest, so that an unknown id fails. */
import { readFileSync } from 'node:fs';

const ledger = new URL('../../docs/ledger.tsv', import.meta.url);

export function ledgerTags() {
  const [, ...rows] = readFileSync(ledger, 'utf8').trim().split('\n');
  return rows.map((row) => ({ name: row.split('\t', 1).join() }));
}
