/** Selects the interactions of one domain, or those that contain a word. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callOf } from './domains.mjs';

const wanted =
  ({ domain, only }) =>
  ({ description, request }) =>
    (!domain || callOf(request)?.domain === domain) &&
    (!only || `${request.path} ${description}`.toLowerCase().includes(only.toLowerCase()));

function write(from, to, file, options) {
  const pact = JSON.parse(readFileSync(join(from, file), 'utf8'));
  const interactions = pact.interactions.filter(wanted(options));
  writeFileSync(join(to, file), JSON.stringify({ ...pact, interactions }));
  return interactions.length > 0;
}

/**
 * Returns the folder and names of the pact files to verify. With a filter these are temporary copies
 * without the other interactions, which `end` deletes; a file without interactions is left out.
 */
export function narrow(pacts, files, options) {
  if (!options.domain && !options.only) return { pacts, files, end: () => {} };
  const dir = mkdtempSync(join(tmpdir(), 'pact-'));
  return {
    pacts: dir,
    files: files.filter((file) => write(pacts, dir, file, options)),
    end: () => rmSync(dir, { recursive: true, force: true }),
  };
}
