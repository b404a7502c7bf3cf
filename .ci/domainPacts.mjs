/**
 * Writes the documented pact once more in parts, one file for each domain, so that any Pact verifier
 * can verify one domain without Node. Assumed calls are in a separate pact already.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callOf } from '../contracts/backend/verify/domains.mjs';
import { DOCUMENTED } from '../contracts/backend/verify/pactFiles.mjs';

/** The folder of the parts, inside the folder of the pacts. */
export const DOMAINS = 'domains';

function domainOf({ description, request }) {
  const call = callOf(request);
  if (call) return call.domain;
  throw new Error(`${description}: not in contracts/openapi.json (npm run contracts:openapi)`);
}

/** The parts of a pact by domain. A part has its own provider, as other verifiers select by provider. */
export function byDomain(pact) {
  const domains = [...new Set(pact.interactions.map(domainOf))].sort();
  return domains.map((domain) => ({
    domain,
    pact: {
      ...pact,
      interactions: pact.interactions.filter((one) => domainOf(one) === domain),
      provider: { ...pact.provider, name: `${pact.provider.name}-${domain}` },
    },
  }));
}

/** Replaces the parts in a folder of pacts. */
export function writeDomainPacts(dir) {
  const folder = join(dir, DOMAINS);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const whole = JSON.parse(readFileSync(join(dir, DOCUMENTED), 'utf8'));
  for (const { domain, pact } of byDomain(whole)) {
    writeFileSync(join(folder, `${domain}.json`), JSON.stringify(pact, null, 2));
  }
}
