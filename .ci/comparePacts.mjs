/** Compares the committed pacts with those that the portal writes, for `npm run contracts`. */
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ASSUMED, DOCUMENTED } from '../contracts/backend/verify/pactFiles.mjs';

const textOf = (dir, file) => {
  try {
    return readFileSync(join(dir, file), 'utf8');
  } catch {
    return null;
  }
};
const jsonFiles = (dir) =>
  readdirSync(dir, { recursive: true }).filter((file) => file.endsWith('.json'));

/** The interactions in the text of a pact file, by description; empty for a missing or invalid file. */
function interactionsIn(text) {
  try {
    const { interactions } = JSON.parse(text) ?? { interactions: [] };
    return new Map(interactions.map((one) => [one.description, JSON.stringify(one)]));
  } catch {
    return new Map();
  }
}

/** One line per interaction that is only written, only committed, or different. */
function differences(fresh, committed) {
  const now = interactionsIn(fresh);
  const before = interactionsIn(committed);
  const changed = [...now].filter(([name, text]) => before.has(name) && before.get(name) !== text);
  return [
    ...[...now.keys()].filter((name) => !before.has(name)).map((name) => `not committed: ${name}`),
    ...[...before.keys()].filter((name) => !now.has(name)).map((name) => `not written: ${name}`),
    ...changed.map(([name]) => `otherwise: ${name}`),
  ];
}

function accept(written, committed, file, fresh) {
  const target = join(committed, file);
  if (fresh === null) return rmSync(target, { force: true });
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(join(written, file), target);
}

/**
 * Compares file by file, or with `write` accepts the written files. Returns the counts.
 * @param {{ written: string; committed: string; write?: boolean; print?: (line: string) => void }} options
 */
export function comparePacts({ written, committed, write = false, print = console.log }) {
  mkdirSync(committed, { recursive: true });
  const files = [...new Set([DOCUMENTED, ASSUMED, ...jsonFiles(committed), ...jsonFiles(written)])];
  const counts = { passed: 0, failed: 0 };
  for (const file of files.sort()) {
    const fresh = textOf(written, file);
    const old = textOf(committed, file);
    const same = fresh !== null && fresh === old;
    if (!same && write) accept(written, committed, file, fresh);
    counts[same || (write && fresh !== null) ? 'passed' : 'failed'] += 1;
    const verdict = same ? 'unchanged' : write ? 'accepted' : 'DIFFERS';
    const count = interactionsIn(fresh).size;
    print(`  ${verdict.padEnd(10)}contracts/pacts/${file} (${count} interactions)`);
    if (!same) for (const line of differences(fresh, old)) print(`            ${line}`);
  }
  if (counts.failed > 0) {
    print('\nThe committed pacts are not what the portal writes (see reports/pacts).');
    print('Is that what you meant? Then accept it: npm run contracts -- --write');
  }
  return counts;
}
