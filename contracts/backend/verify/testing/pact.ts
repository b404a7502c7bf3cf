/** Test helper: pact files with a few interactions, in a temporary folder. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ASSUMED, DOCUMENTED } from '../pactFiles.mjs';

export interface Interaction {
  readonly path: string;
  readonly description?: string;
  readonly state?: string;
  readonly params?: object;
  /** States beside `state`. */
  readonly others?: readonly string[];
  readonly query?: object;
  readonly generators?: object;
  /** The expected body; by default `{ code: 200 }`. */
  readonly body?: object;
  readonly rules?: Readonly<Record<string, readonly object[]>>;
}

const rulesOf = (rules: Interaction['rules'] = {}) =>
  Object.fromEntries(
    Object.entries(rules).map(([path, matchers]) => [path, { combine: 'AND', matchers }]),
  );

function written(interaction: Interaction) {
  const { path, state = 'demo', params, others = [], query = {}, generators = {} } = interaction;
  const { description = `a request for ${path}`, body = { code: 200 }, rules } = interaction;
  return {
    type: 'Synchronous/HTTP',
    description,
    pending: false,
    providerStates: [
      params ? { name: state, params } : { name: state },
      ...others.map((name) => ({ name })),
    ],
    request: { method: 'GET', path, query, generators },
    response: {
      status: 200,
      headers: { 'Content-Type': ['application/json'] },
      body: { contentType: 'application/json', encoded: false, content: body },
      matchingRules: { body: rulesOf(rules) },
    },
  };
}

/** A folder with pact files and a JUnit file. */
export function pactFolder() {
  const dir = mkdtempSync(join(tmpdir(), 'verify-'));
  const write = (file: string, interactions: readonly Interaction[]) => {
    const pact = {
      consumer: { name: 'portal' },
      provider: { name: 'backend' },
      interactions: interactions.map(written),
      metadata: { pactSpecification: { version: '4.0' } },
    };
    writeFileSync(join(dir, file), JSON.stringify(pact));
  };
  write(DOCUMENTED, [{ path: '/documented' }]);
  write(ASSUMED, [{ path: '/assumed' }]);
  return {
    dir,
    junit: join(dir, 'junit.xml'),
    documented: (...interactions: readonly Interaction[]) => write(DOCUMENTED, interactions),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
