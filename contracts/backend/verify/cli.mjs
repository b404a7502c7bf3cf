#!/usr/bin/env node
/** `npm run contracts:verify`: the command that backend teams run in CI. See contracts/README.md. */
import { WrongArguments, readOptions, usage } from './options.mjs';
import { printable } from './output/printable.mjs';
import { recordRun } from './record.mjs';
import { CannotVerify, show, showStates, verify } from './verify.mjs';

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

async function run(options) {
  const interruption = endOnSignal();
  try {
    if (options.insecure) console.log('--insecure: certificates are not checked.\n');
    const { signal } = interruption;
    const { passed, failed, pending, results } = await verify({ ...options, signal });
    if (!options.stateUrl) console.log('Without --state-url the service stays in one state.\n');
    console.log(`JUnit: ${options.junitFile}`);
    if (options.record && !signal.aborted) {
      recordRun({ ...options.record, results, pacts: options.pacts });
      console.log(`Record: ${options.record.file}`);
    }
    console.log(`${passed} passed, ${failed} failed${pending ? `, ${pending} pending` : ''}`);
    process.exitCode = failed > 0 ? 1 : 0;
  } finally {
    interruption.repeat();
  }
}

async function main() {
  const options = readOptions();
  if (!options) return console.log(usage());
  if (options.show) return show(options);
  if (options.states) return showStates(options);
  return run(options);
}

main().catch((error) => {
  if (error instanceof WrongArguments) {
    console.error(`${printable(error.message)}\n\n${usage()}`);
    process.exitCode = 2;
  } else {
    console.error(error instanceof CannotVerify ? printable(error.message) : error);
    process.exitCode = 1;
  }
});
