/** A verification of some interactions only: those of one domain, or those that a word is in. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callOf } from './domains.mjs';

const wanted =
  ({ domain, only }) =>
  ({ description, request }) =>
    (!domain || callOf(request)?.domain === domain) &&
    (!only || `${request.path} ${description}`.toLowerCase().includes(only.toLowerCase()));

function write(from, to, file, wish) {
  const pact = JSON.parse(readFileSync(join(from, file), 'utf8'));
  const interactions = pact.interactions.filter(wanted(wish));
  writeFileSync(join(to, file), JSON.stringify({ ...pact, interactions }));
  return interactions.length > 0;
}

/**
 * The folder and the names of the pact files to verify. Where fewer interactions are wanted than
 * there are, these are copies, and `end` takes them away; a file with none of them is left out.
 */
export function narrow(pacts, files, wish) {
  if (!wish.domain && !wish.only) return { pacts, files, end: () => {} };
  const dir = mkdtempSync(join(tmpdir(), 'pact-'));
  return {
    pacts: dir,
    files: files.filter((file) => write(pacts, dir, file, wish)),
    end: () => rmSync(dir, { recursive: true, force: true }),
  };
}
