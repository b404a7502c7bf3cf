/** Verifies a provider: checks that it is reachable, runs the contracts, writes the report. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { CannotRun } from '../commandLine.mjs';
import { NoAnswer, send } from './network/send.mjs';
import { masker, shownUrl } from './network/secrets.mjs';
import { agentFor } from './network/agent.mjs';
import { filesToVerify, pactDir, readPacts } from './pactFiles.mjs';
import { jsonIn } from './run/answerBody.mjs';
import { program } from './run/nativeVerifier.mjs';
import { verifySuite } from './run/pactVerifier.mjs';
import { StateRefused, askState, failingStates } from './run/stateUrl.mjs';
import { writeReport } from './output/files.mjs';
import { nothingVerified } from './output/junit.mjs';
import { printable } from './output/printable.mjs';
import {
  countsOf,
  groupBy,
  groupsOf,
  groupsText,
  progressLine,
  rightGroup,
} from './output/report.mjs';
import { showAll } from './output/show.mjs';
import { statesText } from './output/states.mjs';

/** Timeout of one request, in s: the same as for a call of the portal. */
export const TIMEOUT_S = 30;

/** Timeout of a whole run, in s. */
export const RUN_TIMEOUT_S = 600;

/** Time between two attempts to reach a service that is starting. */
const RETRY_MS = 500;

/** A gateway in front of a service that is starting gives these. */
const STARTING = [502, 503, 504];

const openApiFile = new URL('../../openapi.json', import.meta.url);

/** Repeats an attempt until it succeeds, or until the time that `--wait` gives is over. */
async function patiently({ waitUntil, network }, attempt) {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() + RETRY_MS > waitUntil || network.signal.aborted) throw error;
      await delay(RETRY_MS);
    }
  }
}

/** What `ask` resolves to. @throws CannotRun if there is no answer */
async function reach(url, what, ask) {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    throw new CannotRun(
      `${what} cannot be reached at ${shownUrl(url)} (${error.message}). Is it running?`,
    );
  }
}

const checkProvider = (target) =>
  patiently(target, async () => {
    const { providerUrl, providerHeaders: headers, network, waitUntil } = target;
    const ask = () => send(providerUrl, { headers }, network);
    const { status } = await reach(providerUrl, 'The provider', ask);
    if (STARTING.includes(status) && Date.now() < waitUntil) throw new CannotRun('starting');
  });

const checkStateUrl = (target) =>
  patiently(target, async () => {
    try {
      await reach(target.stateUrl, 'The state URL', () => askState({ name: '' }, target));
    } catch (error) {
      if (!(error instanceof StateRefused)) throw error;
      throw new CannotRun(
        `The state URL ${shownUrl(target.stateUrl)} must answer 200 to the empty state. It answered ${error.message}.`,
      );
    }
  });

/**
 * If the state URL belongs to a mock server of this project, that server must have the contracts of
 * this clone. Another clone's server may use the port, and the report would be about that one.
 */
async function checkMockIsOurs({ stateUrl, network }) {
  if (!stateUrl.pathname.endsWith('/__mock/provider-states')) return;
  const health = new URL('health', stateUrl);
  const { body } = await reach(health, 'The mock server', () => send(health, {}, network));
  if (jsonIn(body)?.contracts === contractsId()) return;
  throw new CannotRun(
    `The mock server at ${stateUrl.origin} has other contracts than this clone. It may have been ` +
      'started elsewhere, or before the contracts changed: end it, or start this one on another ' +
      'port (MOCK_PORT) and name that.',
  );
}

/** The same id as in the health response of the mock server (mock-server/calls/openApi.ts). */
const contractsId = () =>
  createHash('sha256').update(readFileSync(openApiFile, 'utf8')).digest('hex').slice(0, 12);

/** One sentence instead of a stack trace where the program that verifies pacts does not exist. */
function checkInstalled() {
  try {
    program();
  } catch {
    throw new CannotRun(
      `The program that verifies pacts is not installed for ${process.platform} on ${process.arch} ` +
        '(an optional dependency), but a first look with --token works without it.',
    );
  }
}

function chosenPacts({ pacts = pactDir, ...options }) {
  const suites = readPacts(filesToVerify(options), pacts, options);
  if (suites.length === 0) throw new CannotRun('No interaction is like that.');
  return suites;
}

const interactionsIn = (suites) => suites.flatMap(({ interactions }) => interactions);

/** Prints a text about the selected interactions, without sending requests. */
const printed = (textOf) => (options) => {
  const { print = console.log, ...selection } = options;
  print(printable(textOf(interactionsIn(chosenPacts(selection)))));
};

export const show = printed(showAll);
export const showStates = printed(statesText);

/** Asks for every state once and says which failed. Their interactions fail without a request. */
async function checkStates(suites, target, printMasked) {
  const raw = interactionsIn(suites).map(({ interaction }) => interaction);
  const { asked, failing } = await failingStates(raw, target);
  printMasked(`States: ${asked - failing.size} of ${asked} are known`);
  for (const [reason, same] of groupBy([...failing], ([, why]) => why)) {
    printMasked(`  ${reason}: ${same.map(([name]) => `"${name}"`).join(', ')}`);
  }
  printMasked('');
  return failing;
}

/** Verifies all pacts, and prints each result when it is there. */
async function runAll(suites, target, { limit, printMasked, results }) {
  checkInstalled();
  await checkProvider(target);
  let failing = new Map();
  if (target.stateUrl) {
    await checkMockIsOurs(target);
    await checkStateUrl(target);
    failing = await checkStates(suites, target, printMasked);
  }
  for (const suite of suites) {
    printMasked(suite.file);
    const onResult = (result) => {
      results.push(result);
      if (!result.notRun) printMasked(progressLine(result));
    };
    const onSlow = ({ description }) => printMasked(`  waits   ${description}`);
    await verifySuite(suite, { ...target, failing }, { limit, onResult, onSlow });
    printMasked('');
  }
}

/** Where requests go, and how; what is printed of them. */
function targetOf(options, signal) {
  const { providerUrl, stateUrl, providerHeaders = {}, stateHeaders = {} } = options;
  const { timeoutS = TIMEOUT_S, waitS = 0 } = options;
  const headers = [...Object.entries(providerHeaders), ...Object.entries(stateHeaders)];
  return {
    providerUrl,
    stateUrl,
    providerHeaders,
    stateHeaders,
    waitUntil: Date.now() + waitS * 1000,
    mask: masker(
      [providerUrl, stateUrl],
      headers.flatMap(([name, values]) => [values].flat().map((value) => [name, value])),
    ),
    network: { timeoutMs: timeoutS * 1000, agent: agentFor(options), signal },
  };
}

/** Ends the run after its time, and when the caller ends it; each with its reason. */
function limitOf({ runTimeoutS = RUN_TIMEOUT_S, signal: outer }) {
  const limit = new AbortController();
  const stop = () => limit.abort(outer.reason);
  const late = () => limit.abort(`the whole run took longer than ${runTimeoutS} s`);
  const timer = setTimeout(late, runTimeoutS * 1000);
  outer?.addEventListener('abort', stop, { once: true });
  const end = () => {
    clearTimeout(timer);
    outer?.removeEventListener('abort', stop);
  };
  return { signal: limit.signal, end };
}

const summaryOf = ({ passed, failed, pending }) =>
  `${passed} passed, ${failed} failed${pending ? `, ${pending} pending` : ''}`;

const reportOf = (results, providerUrl) => ({
  title: `The portal's contract at ${shownUrl(providerUrl)}`,
  summary: summaryOf(countsOf(results)),
  results,
  groups: [...groupsOf(results), rightGroup('Right', results, 'interactions')],
});

/**
 * Verifies a provider, prints the results as they arrive and returns them with their counts. Always writes the
 * files of the report, even after an error, so that no file of an earlier run remains.
 * @throws CannotRun if the provider or its state URL is unreachable, or no interaction is selected.
 */
export async function verify({ print = console.log, ...options }) {
  const limit = limitOf(options);
  const target = targetOf(options, limit.signal);
  const printMasked = (text) => print(printable(target.mask(text)));
  const results = [];
  try {
    await runAll(chosenPacts(options), target, { limit: limit.signal, printMasked, results });
    const report = groupsText(groupsOf(results));
    if (report) printMasked(`${report}\n`);
    const counts = countsOf(results);
    return { ...counts, summary: summaryOf(counts), results };
  } catch (error) {
    error.message = target.mask(error.message);
    error.stack = target.mask(error.stack);
    results.push(nothingVerified(error.message));
    throw error;
  } finally {
    limit.end();
    writeReport(options, reportOf(results, options.providerUrl));
  }
}
