import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PactV4 } from '@pact-foundation/pact';
import { expect } from 'vitest';
import type { Endpoint, EndpointStatus } from '../../defineEndpoint';
import manifest from '../../package.json';

const CONSUMER = 'homeview-portal';
const PROVIDERS = {
  documented: 'homeview-backend',
  assumed: 'homeview-backend-assumed',
} as const satisfies Record<EndpointStatus, string>;

/** The output folder of a run; `.ci/contracts.mjs` compares it with contracts/pacts. */
const dir = join(process.cwd(), 'reports', 'pacts');

const fileOf = (status: EndpointStatus) => join(dir, `${CONSUMER}-${PROVIDERS[status]}.json`);

// Pact merges into existing files, so a renamed interaction would never disappear.
rmSync(dir, { recursive: true, force: true });
mkdirSync(dir, { recursive: true });

const open = (status: EndpointStatus) => ({
  pact: new PactV4({ dir, consumer: CONSUMER, provider: PROVIDERS[status], logLevel: 'error' }),
  written: new Set<string>(),
});
const pacts = { documented: open('documented'), assumed: open('assumed') };

/** The pact of a call: assumed and documented calls are in separate pacts. */
export function pactOf({ status }: Endpoint): PactV4 {
  const { pact } = pacts[status];
  // PactV4 has no method for metadata, and begins again with its own after each exchange.
  pact['pact'].addMetadata('contract', 'version', manifest.version);
  return pact;
}

const RECORD_TIMEOUT_MS = 2000;
const POLL_MS = 5;

/**
 * Waits until the pact server has recorded its response. It records after sending, so on a busy
 * machine the library would check too early and report an answered request as missing.
 */
export function recorderOf(endpoint: Endpoint) {
  const handle = pactOf(endpoint)['pact'];
  return {
    async hasRecorded(port: number): Promise<void> {
      const latest = Date.now() + RECORD_TIMEOUT_MS;
      while (!handle.mockServerMatchedSuccessfully(port) && Date.now() < latest) {
        await sleep(POLL_MS);
      }
    },
  };
}

/** Records an interaction. @throws Error if its description is not unique, because reports use it as the key. */
export function noteWritten({ status }: Endpoint, description: string): void {
  const { written } = pacts[status];
  if (written.has(description)) throw new Error(`There are two interactions "${description}".`);
  written.add(description);
}

const descriptionsIn = (file: string): string[] => {
  if (!existsSync(file)) return [];
  const pact = JSON.parse(readFileSync(file, 'utf8')) as {
    interactions: { description: string }[];
  };
  return pact.interactions.map(({ description }) => description);
};

/** For `afterAll` of every file: checks that all interactions so far are in the pact files. */
export function expectAllWritten(): void {
  for (const status of ['documented', 'assumed'] as const) {
    expect(descriptionsIn(fileOf(status)).sort()).toEqual([...pacts[status].written].sort());
  }
}
