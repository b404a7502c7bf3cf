/** `contracts:verify`: what backend teams run in CI. See contracts/backend/README.md. */
import { OPTIONS, readOptions, usage } from './options.mjs';
import { look } from '../look/look.mjs';
import { filesText } from './output/files.mjs';
import { show, showStates, verify } from './verify.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs; on the first signal it ends with its report, and a second one ends the process at once. */
async function interruptible(run) {
  const controller = new AbortController();
  let endedBy = null;
  const onSignal = (signal) => {
    if (endedBy) process.exit(1);
    endedBy = signal;
    controller.abort(`the run was interrupted (${signal})`);
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  try {
    return await run(controller.signal);
  } finally {
    for (const signal of SIGNALS) process.off(signal, onSignal);
    // This process ends as the signal would have ended it.
    if (endedBy) process.kill(process.pid, endedBy);
  }
}

async function verifyService(options) {
  const { print } = options;
  if (options.insecure) print('--insecure: certificates are not checked.\n');
  const { failed, summary } = await verify(options);
  if (!options.stateUrl) print('Without --state-url the service stays in one state.\n');
  print(filesText(options));
  print(summary);
  return failed > 0 ? 1 : 0;
}

/** @type {import('../commandLine.mjs').Command} */
export const command = {
  usage,
  options: OPTIONS,
  run(values, print) {
    const options = { ...readOptions(values), print };
    if (options.show) return show(options);
    if (options.states) return showStates(options);
    const run = options.account ? look : verifyService;
    return interruptible((signal) => run({ ...options, signal }));
  },
};
