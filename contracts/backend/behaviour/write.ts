/**
 * Records the sequences from a running service and writes behaviour.arazzo.json; `--check` writes
 * nothing and fails if the committed file differs: `write.ts PROVIDER_URL STATE_URL [--check]`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { asText, toArazzo } from './arazzo';
import { record } from './record';
import type { RecordedSequence } from './record';
import { sequences } from './sequences/all';

const file = fileURLToPath(new URL('behaviour.arazzo.json', import.meta.url));

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [providerUrl = '', stateUrl = ''] = positionals;

// One after the other: a service has one state.
const recorded: RecordedSequence[] = [];
for (const sequence of sequences) {
  recorded.push(await record({ providerUrl, stateUrl }, sequence));
}
const text = asText(toArazzo(recorded));
const isSame = readFileSync(file, 'utf8') === text;
if (!values.check) writeFileSync(file, text);
const verdict = isSame ? 'unchanged' : values.check ? 'DIFFERS' : 'written';
process.stdout.write(`${verdict}: ${recorded.length} sequences\n`);
process.exitCode = isSame || !values.check ? 0 : 1;
