/** `contracts:verify`: what backend teams run in CI. See contracts/backend/README.md. */
import { OPTIONS, readOptions, usage } from './options.mjs';
import { recordRun } from './record.mjs';
import { show, showStates, verify } from './verify.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** On the first signal the run ends with its report; a second one ends the process at once. */
function endOnSignal() {
  const controller = new AbortController();
  const ended = { by: null };
  const onSignal = (signal) => {
    if (ended.by) process.exit(1);
    ended.by = signal;
    controller.abort(`the run was interrupted (${signal})`);
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  return {
    signal: controller.signal,
    /** Ends this process as the signal would have. */
    repeat() {
      for (const signal of SIGNALS) process.off(signal, onSignal);
      if (ended.by) process.kill(process.pid, ended.by);
    },
  };
}

async function verifyService(options, print) {
  const interruption = endOnSignal();
  try {
    if (options.insecure) print('--insecure: certificates are not checked.\n');
    const { signal } = interruption;
    const { passed, failed, pending, results } = await verify({ ...options, print, signal });
    if (!options.stateUrl) print('Without --state-url the service stays in one state.\n');
    print(`JUnit: ${options.junitFile}`);
    if (options.record && !signal.aborted) {
      recordRun({ ...options.record, results, pacts: options.pacts });
      print(`Record: ${options.record.file}`);
    }
    print(`${passed} passed, ${failed} failed${pending ? `, ${pending} pending` : ''}`);
    return failed > 0 ? 1 : 0;
  } finally {
    interruption.repeat();
  }
}

/** @type {import('../commandLine.mjs').Command} */
export const command = {
  usage,
  options: OPTIONS,
  run(values, print) {
    const options = readOptions(values);
    if (options.show) return show({ ...options, print });
    if (options.states) return showStates({ ...options, print });
    return verifyService(options, print);
  },
};
