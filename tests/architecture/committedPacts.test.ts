/** A contract that is not committed, or that no test writes, fails the build. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { endpoints } from '../../contracts/catalogue';
import { domainOf } from '../../contracts/openapi/domains';
import { ASSUMED, DOCUMENTED, pactDir } from '../../contracts/backend/verify/pactFiles.mjs';
import { comparePacts } from '../../.ci/comparePacts.mjs';
import { makeFixture } from './fixture';

interface Pact {
  interactions: { description: string; response: { status: number } }[];
  provider: { name: string };
}

const real = (file: string) => readFileSync(join(pactDir, file), 'utf8');
const DOCUMENTED_TEXT = real(DOCUMENTED);
const ASSUMED_TEXT = real(ASSUMED);
const first = (JSON.parse(DOCUMENTED_TEXT) as Pact).interactions[0]?.description ?? '';

/** The real documented pact with a change. */
function tampered(change: (pact: Pact) => void): string {
  const pact = JSON.parse(DOCUMENTED_TEXT) as Pact;
  change(pact);
  return `${JSON.stringify(pact, null, 2)}\n`;
}
const withoutFirst = tampered((pact) => pact.interactions.shift());

let remove = () => {};
afterEach(() => {
  remove();
});

/**
 * Compares the pacts that the portal writes with the committed ones; a null text is a missing file.
 */
function compare(written: (string | null)[], committed: (string | null)[]) {
  const files = (folder: string, texts: (string | null)[]) =>
    [DOCUMENTED, ASSUMED, 'domains/house.json'].flatMap((file, at) => {
      const text = texts[at] ?? null;
      return text === null ? [] : [[`${folder}/${file}`, text] as const];
    });
  const both = [...files('written', written), ...files('committed', committed)];
  const fixture = makeFixture(Object.fromEntries(both));
  remove = fixture.remove;
  const lines: string[] = [];
  const { failed } = comparePacts({
    written: join(fixture.folder, 'written'),
    committed: join(fixture.folder, 'committed'),
    print: (line) => lines.push(line),
  });
  return { failed, said: lines.join('\n') };
}

const ALL = [DOCUMENTED_TEXT, ASSUMED_TEXT];

describe('committed pacts', () => {
  it('accepts pacts that equal what the portal writes', () => {
    const { failed, said } = compare(ALL, ALL);
    expect(said).toMatch(/unchanged.*backend-assumed\.json \(\d+ interactions\)/);
    expect(said).toMatch(/unchanged.*backend\.json \(\d+ interactions\)/);
    expect(failed).toBe(0);
  });

  it('fails when an interaction was never committed', () => {
    const { failed, said } = compare(ALL, [withoutFirst, ASSUMED_TEXT]);
    expect(said).toContain(`not committed: ${first}`);
    expect(failed).toBeGreaterThan(0);
  });

  it('fails when no test writes an interaction', () => {
    const { failed, said } = compare([withoutFirst, ASSUMED_TEXT], ALL);
    expect(said).toContain(`not written: ${first}`);
    expect(failed).toBeGreaterThan(0);
  });

  it('fails when an interaction was changed by hand', () => {
    const softer = tampered(({ interactions: [one] }) => {
      if (one) one.response.status = 204;
    });
    const { failed, said } = compare(ALL, [softer, ASSUMED_TEXT]);
    expect(said).toContain(`otherwise: ${first}`);
    expect(failed).toBeGreaterThan(0);
  });

  it.each([
    ['only whitespace differs', ALL, [`${DOCUMENTED_TEXT} `, ASSUMED_TEXT]],
    ['a pact was never committed', ALL, [DOCUMENTED_TEXT, null]],
    ['a pact is no longer written', [DOCUMENTED_TEXT, null], ALL],
    ['there is an extra pact', ALL, [...ALL, '{"interactions":[]}']],
    ['a pact of a domain is not the written one', [...ALL, '{}'], [...ALL, '[]']],
    ['one is not JSON', ALL, [DOCUMENTED_TEXT, 'no JSON']],
  ])('fails when %s', (_, written, committed) => {
    const { failed, said } = compare(written, committed);
    expect(said).toContain('DIFFERS');
    expect(failed).toBeGreaterThan(0);
  });
});

describe('the pacts of the domains', () => {
  const folder = join(pactDir, 'domains');
  const parts = readdirSync(folder).map((file) => ({
    domain: file.replace('.json', ''),
    pact: JSON.parse(readFileSync(join(folder, file), 'utf8')) as Pact,
  }));
  const whole = JSON.parse(DOCUMENTED_TEXT) as Pact;
  const sorted = (interactions: readonly unknown[]) =>
    interactions.map((one) => JSON.stringify(one)).sort();

  it('have every documented interaction exactly once', () => {
    expect(whole.interactions.length).toBeGreaterThan(120);
    expect(sorted(parts.flatMap(({ pact }) => pact.interactions))).toEqual(
      sorted(whole.interactions),
    );
  });

  it('have every documented call in the file of its domain, named in the description', () => {
    const inFiles = parts.flatMap(({ domain, pact }) =>
      pact.interactions.map(({ description }) => `${domain} ${description.split(': ')[0]}`),
    );
    const inCatalogue = endpoints
      .filter(({ status }) => status === 'documented')
      .map((endpoint) => `${domainOf(endpoint)} ${endpoint.name}`);
    expect([...new Set(inFiles)].sort()).toEqual(inCatalogue.sort());
  });

  it('each name another provider, so that a verifier can select one in the folder', () => {
    for (const { domain, pact } of parts) {
      expect(pact.provider.name).toBe(`${whole.provider.name}-${domain}`);
    }
  });
});
