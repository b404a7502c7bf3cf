/** The committed pact files. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const pactDir = join(dirname(dirname(fileURLToPath(import.meta.url))), 'pacts');

/** Calls the specification gives in full. */
export const DOCUMENTED = 'homeview-portal-homeview-backend.json';

/** Calls whose path or payload is a ruling of ours: never verified unless asked for. */
export const ASSUMED = 'homeview-portal-homeview-backend-assumed.json';

/** What a backend team verifies. */
export const filesToVerify = ({ assumed = false } = {}) =>
  assumed ? [DOCUMENTED, ASSUMED] : [DOCUMENTED];

/** The interactions of a pact file, as far as a report needs them. */
export function interactionsOf(file, dir) {
  const { interactions } = JSON.parse(readFileSync(join(dir, file), 'utf8'));
  return interactions.map(({ description, providerStates, pending, request }) => ({
    description,
    state: providerStates?.[0]?.name ?? '',
    pending: pending === true,
    request: `${request.method} ${request.path}`,
  }));
}
