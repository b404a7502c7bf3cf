/**
 * `npm run bench [-- portal taps grow mock verification]`: what a person feels in the portal, how
 * costs grow, the mock beside its peers, and a verification; where it says ×, beside something
 * measured in the same run. Writes bench-results.json; exit code 1 when an aim is missed.
 */
import { writeFileSync } from 'node:fs';
import { measureGrowth } from './grow';
import { isMet } from './measure';
import type { Measure } from './measure';
import { measureMock } from './mock';
import { measurePortal } from './portal';
import { measureTaps } from './taps';
import { measureVerification } from './verification';

const benches: Readonly<Record<string, () => Promise<readonly Measure[]>>> = {
  portal: measurePortal,
  taps: measureTaps,
  grow: measureGrowth,
  mock: measureMock,
  verification: measureVerification,
};

function rowOf(one: Measure) {
  const { what, value, unit, atMost, atLeast } = one;
  const measured = `${Number(value.toPrecision(3))} ${unit}`.trim();
  const aim = [atMost && `≤ ${atMost}`, atLeast && `≥ ${atLeast}`].filter(Boolean).join(', ');
  return [what, { measured, aim, '': aim && (isMet(one) ? 'met' : 'missed') }] as const;
}

const named = process.argv.slice(2);
const results: Record<string, readonly Measure[]> = {};
for (const name of named.length > 0 ? named : Object.keys(benches)) {
  const bench = benches[name];
  if (!bench) throw new Error(`There are the benches ${Object.keys(benches).join(', ')}.`);
  const measures = await bench();
  results[name] = measures;
  process.stdout.write(`\n${name}\n`);
  // eslint-disable-next-line no-console -- Node's own table.
  console.table(Object.fromEntries(measures.map(rowOf)));
}
writeFileSync('bench-results.json', `${JSON.stringify(results, null, 2)}\n`);
if (!Object.values(results).flat().every(isMet)) process.exitCode = 1;
