/** The committed pact files. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { placeOf } from './domains.mjs';

export const pactDir = join(dirname(dirname(fileURLToPath(import.meta.url))), 'pacts');

/** Calls that the specification documents in full. */
export const DOCUMENTED = 'homeview-portal-homeview-backend.json';

/** Calls whose path or payload we assume: verified on request only. */
export const ASSUMED = 'homeview-portal-homeview-backend-assumed.json';

/** The pact files that a backend team verifies. */
export const filesToVerify = ({ assumed = false } = {}) =>
  assumed ? [DOCUMENTED, ASSUMED] : [DOCUMENTED];

const queryOf = ({ query = {} }) => {
  const pairs = Object.entries(query).flatMap(([name, values]) =>
    values.map((value) => `${name}=${encodeURIComponent(value)}`),
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
};

/** The interactions of a pact file, with the fields that reports and `--show` need. */
export function interactionsOf(file, dir) {
  const { interactions } = JSON.parse(readFileSync(join(dir, file), 'utf8'));
  return interactions.map(({ description, providerStates, pending, request, response }) => ({
    description,
    state: providerStates?.[0]?.name ?? '',
    pending: pending === true,
    request: `${request.method} ${request.path}${queryOf(request)}`,
    contract: placeOf(request),
    sent: request,
    answer: response,
  }));
}
