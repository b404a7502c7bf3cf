/** Runs `contracts:verify`, the command of the backend teams, to see which wrong responses it detects. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Answer } from './mutants';
import type { PactInteraction } from './pactFiles';

/** An interaction and the response to verify it with. */
export interface Trial {
  readonly interaction: PactInteraction;
  readonly answer: Answer;
}

/** Responses per verifier run: with fewer, its startup time dominates; with more, its bookkeeping. */
const CHUNK = 120;
/** Number of parallel verifier runs. */
const RUNS = Math.max(2, availableParallelism());
/** Timeout of a run, in ms. */
const RUN_LIMIT_MS = 5 * 60_000;

const KEY = 'x-mutant';
/** The file name that `contracts:verify` expects. */
const PACT_FILE = 'homeview-portal-homeview-backend.json';
const verifyCli = fileURLToPath(new URL('../../backend/verify/cli.mjs', import.meta.url));

/** Serves the response whose number is in the request header, and records the requested numbers. */
async function startServer(answers: readonly Answer[]) {
  const asked = new Set<number>();
  const server = createServer((request, response) => {
    request.resume();
    const at = Number(request.headers[KEY] ?? -1);
    const answer = answers[at];
    if (answer) asked.add(at);
    const { status, contentType, body } = answer ?? { status: 404, contentType: null, body: '' };
    response.writeHead(status, contentType === null ? {} : { 'Content-Type': contentType });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    asked,
    url: `http://127.0.0.1:${address.port}`,
    end: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A pact with independent interactions, each identified by its number in description and header. */
const pactOf = (trials: readonly Trial[]) => ({
  consumer: { name: 'homeview-portal' },
  provider: { name: 'mutants' },
  interactions: trials.map(({ interaction }, at) => ({
    ...interaction,
    description: `mutant ${at};`,
    pending: false,
    providerStates: [],
    request: {
      ...interaction.request,
      headers: { ...interaction.request.headers, [KEY]: [String(at)] },
    },
  })),
  metadata: { pactSpecification: { version: '4.0' } },
});

const runVerifier = (url: string, folder: string, junit: string) =>
  new Promise<string>((resolve) => {
    const args = [verifyCli, '--provider-url', url, '--pacts', folder, '--junit', junit];
    const options = { timeout: RUN_LIMIT_MS, maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, args, options, (_, stdout, stderr) => resolve(stdout + stderr));
  });

const CASE = /<testcase [^>]*name="mutant (\d+);"(?:\/>|>([\s\S]*?)<\/testcase>)/g;

/** Reads from a JUnit file, by number, why a response was rejected; null: it was accepted. */
export const verdictsIn = (junit: string): Map<number, string | null> =>
  new Map([...junit.matchAll(CASE)].map(([, at, reasons]) => [Number(at), reasons ?? null]));

/** Failures that are not caused by the response. */
const NO_VERDICT = /did not report on it|error sending request|state URL|timed out/i;

async function verifyChunk(trials: readonly Trial[]): Promise<boolean[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  const junit = join(folder, 'junit.xml');
  const server = await startServer(trials.map(({ answer }) => answer));
  try {
    writeFileSync(join(folder, PACT_FILE), JSON.stringify(pactOf(trials)));
    const output = await runVerifier(server.url, folder, junit);
    const verdicts = verdictsIn(readFileSync(junit, 'utf8'));
    return trials.map(({ interaction }, at) => {
      const verdict = verdicts.get(at);
      if (verdict === undefined || !server.asked.has(at) || NO_VERDICT.test(verdict ?? '')) {
        throw new Error(`No verdict on "${interaction.description}": ${verdict ?? output}`);
      }
      return verdict === null;
    });
  } finally {
    await server.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Tells for each trial whether its response was accepted. */
export async function taken(trials: readonly Trial[]): Promise<boolean[]> {
  const chunks = Array.from({ length: Math.ceil(trials.length / CHUNK) }, (_, at) =>
    trials.slice(at * CHUNK, (at + 1) * CHUNK),
  );
  const results: boolean[][] = [];
  const queue = chunks.entries();
  const work = async () => {
    for (const [at, chunk] of queue) results[at] = await verifyChunk(chunk);
  };
  await Promise.all(Array.from({ length: RUNS }, work));
  return results.flat();
}
