/**
 * `npm run ledger`: which tests prove which rule of docs/ledger.tsv. A test proves a rule when its
 * own title, or that of a describe around it, carries the rule's id in square brackets.
 * `-- --missing` lists the rules without a test, `-- --area X` looks at one area, `-- --find WORDS`
 * at the rules with these words or this id, `-- --root DIR` at another project.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findTests } from './ledgerTitles.mjs';
import { root as here } from './root.mjs';

const { values: options } = parseArgs({
  options: {
    missing: { type: 'boolean', default: false },
    area: { type: 'string' },
    find: { type: 'string', default: '' },
    root: { type: 'string', default: here },
  },
});
const root = resolve(options.root);

const rooms = ['src', 'ui', 'mock-server', 'contracts', 'tests'];
const testSource = /\.(test|spec)\.tsx?$|\.stories\.tsx$/;
const idShape = /^\d+\.[a-z]+\.\d+$/;

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
  return rooms
    .map((room) => join(root, room))
    .filter(existsSync)
    .flatMap((room) =>
      readdirSync(room, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && testSource.test(entry.name))
        .map((entry) => join(entry.parentPath ?? entry.path, entry.name)),
    )
    .filter((path) => !path.includes('node_modules'))
    .sort();
}

/** `[a] [b]` and `[a, b]` alike; brackets that hold no id are just text. */
function idsIn(titles) {
  const brackets = titles.flatMap((title) => [...title.matchAll(/\[([^\]]*)\]/g)]);
  const ids = brackets.flatMap(([, inside]) => inside.split(',').map((id) => id.trim()));
  return [...new Set(ids.filter((id) => idShape.test(id)))];
}

const rows = readLedger();
const byId = new Map(rows.map((row) => [row.id, row]));
const unknown = [];
for (const file of testFiles()) {
  const name = relative(root, file).replaceAll('\\', '/');
  for (const { titles, proves } of findTests(file, readFileSync(file, 'utf8'))) {
    for (const id of idsIn(titles)) {
      const row = byId.get(id);
      if (!row) unknown.push(`${id}: ${name} › ${titles.join(' › ')}`);
      else if (proves) row.proofs.push(`${name} › ${titles.join(' › ')}`);
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
for (const line of unknown) console.error(`Unknown ledger id ${line}`);
if (unknown.length) process.exitCode = 1;
const proven = chosen.filter(({ proofs }) => proofs.length).length;
console.log(`${proven} of ${chosen.length} rows proven`);
