/**
 * `npm run ledger`: lists which tests prove which rules of docs/ledger.tsv. A test proves a rule if its
 * id is a tag of the test or in square brackets in its title; an id on a `describe` is an error. It
 * parses the sources, because the runners need a build and a browser to list tests.
 * @example npm run ledger -- --missing | --area X | --find WORDS | --root DIR
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findTests } from './ledgerTests.mjs';
import { root as here } from '../root.mjs';

const { values: options } = parseArgs({
  options: {
    missing: { type: 'boolean', default: false },
    area: { type: 'string' },
    find: { type: 'string', default: '' },
    root: { type: 'string', default: here },
  },
});
const root = resolve(options.root);

const folders = ['src', 'ui', 'mock-server', 'contracts', 'tests'];
const testSource = /\.(test|spec)\.tsx?$|\.stories\.tsx$/;

function readLedger() {
  const [, ...lines] = readFileSync(join(root, 'docs', 'ledger.tsv'), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [id, area, rule] = line.split('\t');
    return { id, area, rule, proofs: [] };
  });
}

function testFiles() {
  return folders
    .map((folder) => join(root, folder))
    .filter(existsSync)
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && testSource.test(entry.name))
        .map((entry) => join(entry.parentPath ?? entry.path, entry.name)),
    )
    .filter((path) => !path.includes('node_modules'))
    .sort();
}

const rows = readLedger();
const byId = new Map(rows.map((row) => [row.id, row]));
const errors = [];
for (const file of testFiles()) {
  const name = relative(root, file).replaceAll('\\', '/');
  for (const { kind, titles, ids, proves } of findTests(file, readFileSync(file, 'utf8'))) {
    const place = `${name} › ${titles.join(' › ')}`;
    for (const id of ids) {
      const row = byId.get(id);
      if (!row) errors.push(`Unknown ledger id ${id}: ${place}`);
      else if (kind === 'suite')
        errors.push(`An id stands on the test that looks at the rule: ${id}: ${place}`);
      else if (proves) row.proofs.push(place);
    }
  }
}

const words = options.find.toLowerCase();
const chosen = rows.filter(
  ({ id, area, rule }) =>
    (!options.area || area === options.area) && `${id} ${rule}`.toLowerCase().includes(words),
);
for (const { id, area, rule, proofs } of chosen) {
  if (options.missing && proofs.length === 0) console.log(`${id}\t${area}\t${rule}`);
  if (options.missing) continue;
  console.log(`${id}\t${area}\t${rule}${proofs.length ? '' : '\tnot proven'}`);
  for (const proof of proofs) console.log(`\t${proof}`);
}
for (const error of errors) console.error(error);
if (errors.length) process.exitCode = 1;
const proven = chosen.filter(({ proofs }) => proofs.length).length;
console.log(`${proven} of ${chosen.length} rows proven`);
