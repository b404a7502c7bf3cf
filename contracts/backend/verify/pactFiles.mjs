/** The pact files: which there are, and their interactions. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callOf, placeOf } from './domains.mjs';

export const pactDir = join(import.meta.dirname, '..', '..', 'pacts');

/** Calls that the specification documents in full. */
export const DOCUMENTED = 'homeview-portal-homeview-backend.json';

/** Calls whose path or payload we assume: verified on request only. */
export const ASSUMED = 'homeview-portal-homeview-backend-assumed.json';

/**
 * The pact files that a backend team verifies.
 * @param {{ assumed?: boolean }} [options]
 */
export const filesToVerify = ({ assumed = false } = {}) =>
  assumed ? [DOCUMENTED, ASSUMED] : [DOCUMENTED];

const queryOf = ({ query = {} }) => {
  const pairs = Object.entries(query).flatMap(([name, values]) =>
    values.map((value) => `${name}=${encodeURIComponent(value)}`),
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
};

const isWanted = (call, { description, request }, { domain, only }) =>
  (!domain || call?.domain === domain) &&
  (!only || `${request.path} ${description}`.toLowerCase().includes(only.toLowerCase()));

function described(interaction) {
  const { description, providerStates = [], pending, request, response } = interaction;
  const { name: operation, domain = 'other' } = callOf(request) ?? {};
  return {
    description,
    operation,
    domain,
    state: providerStates[0]?.name ?? '',
    providerStates,
    pending: pending === true,
    request: `${request.method} ${request.path}${queryOf(request)}`,
    contract: placeOf(request),
    sent: request,
    answer: response,
    interaction,
  };
}

/**
 * The pact files as `{ file, pact, interactions }`, with the interactions of one domain or those that
 * contain a word; a file without any is left out. @throws Error if a file cannot be read.
 */
export function readPacts(files, dir, options = {}) {
  return files
    .map((file) => {
      const pact = JSON.parse(readFileSync(join(dir, file), 'utf8'));
      const wanted = pact.interactions.filter((one) => isWanted(callOf(one.request), one, options));
      return { file, pact, interactions: wanted.map(described) };
    })
    .filter(({ interactions }) => interactions.length > 0);
}
