/**
 * `npm run ledger`: lists which tests prove which rules of docs/ledger.tsv.
 * @example npm run ledger -- --missing | --area X | --find WORDS
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../root.mjs';
import { ledgerReport, parseLedger } from './ledgerReport';
import { playwrightTests, vitestTests } from './listTests';

const { values: selection } = parseArgs({
  options: {
    missing: { type: 'boolean' },
    area: { type: 'string' },
    find: { type: 'string' },
  },
});

const lists = await Promise.all([vitestTests(), playwrightTests()]);
const rules = parseLedger(readFileSync(join(root, 'docs', 'ledger.tsv'), 'utf8'));
const { lines, errors } = ledgerReport(rules, lists.flat(), selection);
console.log(lines.join('\n'));
for (const error of errors) console.error(error);
process.exitCode = errors.length ? 1 : 0;
