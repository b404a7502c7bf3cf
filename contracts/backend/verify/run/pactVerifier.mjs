/** Verifies interactions with `pact-verifier` and turns its JSON report into plain results. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { differencesOf } from '../output/differences.mjs';
import { isUnbuilt } from './answerBody.mjs';
import { SERVICE, STATES, openGateway } from './gateway.mjs';
import { runProgram } from './nativeVerifier.mjs';

/**
 * `pact-verifier` gives its results only at its end. After this time it is ended and started again
 * for the other interactions, so that results appear while a slow service is verified.
 */
const BATCH_MS = 5_000;

/** The size of the first batch; the next ones are as large as fits into the time at its pace. */
const FIRST_BATCH = 5;

/** Time for the program to write its report when no interaction may start any more. */
const REPORT_MS = 10_000;

/** The pact for `pact-verifier`: each state is the number of its interaction (see the gateway). */
const pactFor = ({ pact, interactions }) => ({
  ...pact,
  interactions: interactions.map(({ interaction }, at) => ({
    ...interaction,
    providerStates: [{ name: String(at) }],
  })),
});

const argumentsFor = ({ file, report, port, timeoutMs }) => [
  ...['--file', file, '--json', report],
  ...['--hostname', '127.0.0.1', '--port', String(port), '--base-path', SERVICE],
  ...['--state-change-url', `http://127.0.0.1:${port}${STATES}`],
  // The gateway ends a request first, and knows why.
  ...['--request-timeout', String(timeoutMs)],
  ...['--loglevel', 'none', '--log-level', 'off', '--no-colour'],
];

/** The mutation tests know these words: they mean that there is no verdict. */
const NOT_REPORTED = 'the verifier did not report on it';

function readReport(file, output) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { errors: [], lost: `${NOT_REPORTED}: it left no report. It said: ${output.trim()}` };
  }
}

const mismatchesOf = ({ errors, pendingErrors = [] }, at) =>
  [...errors, ...pendingErrors]
    .filter(({ interaction }) => interaction.includes(` Given ${at} - `))
    .map(({ mismatch }) => mismatch);

/** What the gateway knows of a failure says more than the differences that follow from it. */
const failureIn = ({ failure, redirect, answer }) =>
  failure ??
  (redirect &&
    `HTTP status: ${answer.status}, a redirect to ${redirect}. Only redirects within the service are followed`);

/** In which group of the report it is if it fails. */
const groupOf = ({ hasNoState, answer }) =>
  hasNoState ? 'state' : answer && isUnbuilt(answer) ? 'unbuilt' : undefined;

/** What the second reading of an answer finds, where the pact has said nothing. */
function unsaid(found, { reading = [] }) {
  const placeOf = ({ cause = '' }) => cause.split('\n')[0];
  const said = found.map(placeOf);
  return said.includes('$.code') ? [] : reading.filter((one) => !said.includes(placeOf(one)));
}

function resultOf(one, at, { record, report, mask }) {
  const answered = report.interactionResults?.[at];
  const isOk = answered?.description === one.description && answered.result === 'OK';
  const found = mismatchesOf(report, at).flatMap((mismatch) =>
    differencesOf(mismatch, one, { ...record, mask }),
  );
  const lost = report.lost ?? NOT_REPORTED;
  const failure = failureIn(record) ?? (!isOk && found.length === 0 ? lost : null);
  const differences = failure ? [{ text: mask(failure) }] : [...found, ...unsaid(found, record)];
  return {
    ...one,
    passed: isOk && differences.length === 0,
    differences,
    group: groupOf(record),
    leftOut: record.leftOut ?? [],
    ms: record.ms ?? 0,
    status: record.answer?.status,
  };
}

/** Verifies the first interactions, as many as fit into the time, and returns their results. */
async function verifyBatch(suite, target, { limit, onSlow }) {
  const { interactions } = suite;
  const dir = mkdtempSync(join(tmpdir(), 'pact-'));
  const [file, report] = [join(dir, 'pact.json'), join(dir, 'report.json')];
  const since = Date.now();
  const stopped = new AbortController();
  const mayStart = (started) => !limit.aborted && (started === 0 || Date.now() - since < BATCH_MS);
  const gateway = await openGateway(interactions, target, {
    mayStart,
    onSlow: (at) => onSlow(interactions[at]),
  });
  const stopLater = () => setTimeout(() => stopped.abort(), REPORT_MS).unref();
  limit.addEventListener('abort', stopLater, { once: true });
  try {
    writeFileSync(file, JSON.stringify(pactFor(suite)));
    const timeoutMs = target.network.timeoutMs * 2;
    const args = argumentsFor({ file, report, port: gateway.port, timeoutMs });
    const output = await runProgram(args, stopped.signal);
    const read = readReport(report, output);
    // Without a report, and without an interaction that has started, it would never end.
    const ended = read.lost && gateway.records.size === 0 ? interactions.length : 0;
    const count = Math.max(gateway.records.size, ended);
    return interactions.slice(0, count).map((one, at) => {
      const record = gateway.records.get(at) ?? {};
      return resultOf(one, at, { record, report: read, mask: target.mask });
    });
  } finally {
    limit.removeEventListener('abort', stopLater);
    await gateway.end();
    rmSync(dir, { recursive: true, force: true });
  }
}

const notRun = (one, text) => ({
  ...one,
  passed: false,
  notRun: true,
  differences: [{ text: `not run: ${text}` }],
  ms: 0,
});

/**
 * Verifies the interactions of one pact file in their order, and hands each result to `onResult`, and
 * an interaction that keeps it waiting to `onSlow`.
 * When `limit` is aborted, the other interactions fail with its reason.
 */
export async function verifySuite(suite, target, events) {
  const { limit, onResult } = events;
  let rest = suite.interactions;
  let size = FIRST_BATCH;
  while (rest.length > 0 && !limit.aborted) {
    const since = Date.now();
    const batch = { ...suite, interactions: rest.slice(0, size) };
    const results = await verifyBatch(batch, target, events);
    results.forEach(onResult);
    rest = rest.slice(results.length);
    size = Math.ceil((BATCH_MS * results.length) / (Date.now() - since + 1));
  }
  for (const one of rest) onResult(notRun(one, limit.reason));
}
