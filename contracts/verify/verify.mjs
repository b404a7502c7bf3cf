/** Verifies a provider: checks that it is reachable, runs the contracts, writes the report. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { narrow } from './narrow.mjs';
import { filesToVerify, pactDir } from './pactFiles.mjs';
import { isInstalled, verifyPact } from './pactVerifier.mjs';
import { countsOf, junit, junitOfNothing, textReport } from './output/report.mjs';
import { showAll } from './output/show.mjs';

const REACH_LIMIT_MS = 10_000;

const openApiFile = new URL('../openapi.json', import.meta.url);

/** The verification cannot start; the message is one sentence. */
export class CannotVerify extends Error {}

async function ask(url, what, init) {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(REACH_LIMIT_MS) });
  } catch (error) {
    const why = error.cause?.code ?? error.cause?.message ?? error.message;
    throw new CannotVerify(`${what} cannot be reached at ${url.href} (${why}). Is it running?`);
  }
}

/** Checked in advance, because pact-verifier retries a state URL that returns 5xx for minutes. */
async function checkStateUrl(stateUrl) {
  const response = await ask(stateUrl, 'The state URL', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ action: 'setup', state: '', params: {} }),
  });
  if (response.ok) return;
  throw new CannotVerify(
    `The state URL ${stateUrl.href} answered HTTP ${response.status} to the empty state; it must answer 200.`,
  );
}

/**
 * If the state URL belongs to a mock server of this project, that server must have the contracts of
 * this clone. Another clone's server may use the port, and the report would be about that one.
 */
async function checkMockIsOurs(stateUrl) {
  if (!stateUrl.pathname.endsWith('/__mock/provider-states')) return;
  const response = await ask(new URL('health', stateUrl), 'The mock server');
  const { contracts } = await response.json().catch(() => ({}));
  if (contracts === contractsId()) return;
  throw new CannotVerify(
    `The mock server at ${stateUrl.origin} has other contracts than this clone. It may have been ` +
      'started elsewhere, or before the contracts changed: end it, or start this one on another ' +
      'port (MOCK_PORT) and name that.',
  );
}

/** The same id as in the health response of the mock server (mock-server/calls/openApi.ts). */
const contractsId = () =>
  createHash('sha256').update(readFileSync(openApiFile, 'utf8')).digest('hex').slice(0, 12);

function checkFound(files) {
  if (files.length === 0) throw new CannotVerify('No interaction is like that.');
}

/** A clear message instead of the stack trace for a missing package. */
function checkInstalled() {
  if (!isInstalled()) throw new CannotVerify('The verifier is not installed. Run `npm ci` first.');
}

/** All results by file, printed as they arrive. */
async function resultsByFile({ providerUrl, stateUrl, say }, { pacts, files }) {
  checkFound(files);
  checkInstalled();
  await ask(providerUrl, 'The provider');
  if (stateUrl) {
    await checkMockIsOurs(stateUrl);
    await checkStateUrl(stateUrl);
  }
  const byFile = [];
  for (const file of files) {
    const results = await verifyPact(file, { providerUrl, stateUrl, pacts });
    say(`${textReport(file, results)}\n`);
    byFile.push([file, results]);
  }
  return byFile;
}

/** Prints the selected interactions without sending requests. */
export function show({ pacts = pactDir, say = console.log, ...options }) {
  const chosen = narrow(pacts, filesToVerify(options), options);
  try {
    checkFound(chosen.files);
    say(showAll(chosen.pacts, chosen.files));
  } finally {
    chosen.end();
  }
}

/**
 * Verifies a provider, prints the results as they arrive and returns the counts. Always writes the
 * JUnit file, even after an error, so that no file of an earlier run remains.
 * @throws CannotVerify if the provider or its state URL is unreachable, or no interaction is selected.
 */
export async function verify({ pacts = pactDir, say = console.log, junitFile, ...options }) {
  const write = (text) => {
    mkdirSync(dirname(junitFile), { recursive: true });
    writeFileSync(junitFile, text);
  };
  const chosen = narrow(pacts, filesToVerify(options), options);
  try {
    const byFile = await resultsByFile({ ...options, say }, chosen);
    write(junit(byFile));
    return countsOf(byFile.flatMap(([, results]) => results));
  } catch (error) {
    write(junitOfNothing(error.message));
    throw error;
  } finally {
    chosen.end();
  }
}
