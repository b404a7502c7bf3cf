/**
 * `npm test`: runs all checks, even if some fail, and prints the total counts in the last line.
 * `--fast` (`npm run check`) omits the steps that need a browser, a build or servers, and `--full`
 * (`npm run test:full`) runs what `npm test` samples. Names of steps run only these.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import './endWithNpm.mjs';
import { root, toolEnv } from './root.mjs';
import { setup } from './setup.mjs';
import { allStages, chosenStages, fastStages, fullStages } from './steps.mjs';

const STEP_LIMIT_MS = 45 * 60_000;
const FULL_STEP_LIMIT_MS = 6 * STEP_LIMIT_MS;
/** How long the steps may take to end their servers and browsers. */
const END_LIMIT_MS = 5_000;
/** Further failures are listed by name: of a long log, often only the end is kept. */
const REASONS_OF_A_STEP = 10;
const reports = join(root, 'reports');
const tools = join(root, 'node_modules', '.bin');

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { fast: { type: 'boolean' }, full: { type: 'boolean' } },
});
if (options.full) process.env.TEST_FULL = '1';
const stepLimit = options.full ? FULL_STEP_LIMIT_MS : STEP_LIMIT_MS;

const running = new Set();
const signalAll = (signal) => {
  for (const child of running) {
    try {
      process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
    } catch {
      // The process has already ended.
    }
  }
};

/** Runs a shell command; its output goes to `print`, or to the terminal without it. */
function shell(command, env, print) {
  return new Promise((resolve) => {
    const child = spawn(command, {
      cwd: root,
      env: toolEnv({ ...env, PATH: `${tools}${delimiter}${process.env.PATH}` }),
      shell: true,
      detached: process.platform !== 'win32',
      stdio: ['ignore', print ? 'pipe' : 'inherit', print ? 'pipe' : 'inherit'],
    });
    running.add(child);
    const limit = setTimeout(() => signalAll('SIGKILL'), stepLimit);
    child.stdout?.on('data', print);
    child.stderr?.on('data', print);
    child.once('close', (code) => {
      clearTimeout(limit);
      running.delete(child);
      resolve(code === 0);
    });
  });
}

/** A step without counts is one check. A crash or a run without tests counts as a failure. */
function count(step, ok) {
  if (!step.counts) return { passed: Number(ok), failed: Number(!ok) };
  try {
    const counts = step.counts();
    if (!counts && ok) return { passed: 0, failed: 0, note: 'not run: not possible here' };
    const { passed, failed, skipped } = counts;
    if (!Number.isInteger(passed + failed)) throw new Error('its report has no counts');
    if (passed + failed === 0) return { passed, failed: 1, note: 'it ran no tests' };
    if (!ok && failed === 0) return { passed, failed: 1, note: 'it ended with an error' };
    return { passed, failed, ...(skipped && { note: `${skipped} not possible in this browser` }) };
  } catch {
    return { passed: 0, failed: 1, note: 'it left no readable report' };
  }
}

function failuresOf(step) {
  try {
    return step.failures?.() ?? [];
  } catch (error) {
    return [{ name: 'its failures cannot be read', reason: [error.message] }];
  }
}

async function runStep(step, alone) {
  const started = Date.now();
  const heading = `\n=== ${step.name} ===\n`;
  const held = [];
  if (alone) process.stdout.write(heading);
  rmSync(join(reports, `${step.name}.json`), { force: true });
  const print = alone ? undefined : (data) => held.push(data);
  const write = print ?? ((data) => process.stdout.write(data));
  const blocked = step.blocked?.();
  const missing = !blocked && step.missing?.();
  let result;
  if (blocked) {
    result = { passed: 0, failed: 1, note: blocked };
  } else if (missing) {
    result = { passed: 0, failed: 0, note: `not run: ${missing}` };
  } else if (step.work) {
    try {
      write(`${await step.work()}\n`);
      result = count(step, true);
    } catch (error) {
      write(`${error.message}\n`);
      result = count(step, false);
    }
  } else {
    const colour = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};
    const ok = await shell(step.command, { ...colour, ...step.env }, print);
    result = count(step, ok);
  }
  // A later step may remove what this one left of its failures.
  const failedTests = result.failed > 0 ? failuresOf(step) : [];
  Object.assign(step, result, { failedTests, seconds: (Date.now() - started) / 1000 });
  if (!alone) process.stdout.write(heading + Buffer.concat(held.map((d) => Buffer.from(d))));
  const verdict = step.failed ? 'FAILED' : 'ok';
  const note = step.note ? `: ${step.note}` : '';
  console.log(`--- ${step.name} ${verdict} (${step.seconds.toFixed(1)} s)${note}`);
}

function printTable(steps) {
  const row = (...cells) => {
    const [name, passed, failed, time, note = ''] = cells;
    console.log(
      `${name.padEnd(14)}${passed.padStart(8)}${failed.padStart(8)}${time.padStart(9)}  ${note}`.trimEnd(),
    );
  };
  console.log('');
  row('step', 'passed', 'failed', 'time');
  for (const { name, passed, failed, seconds, note } of steps) {
    row(name, String(passed), String(failed), `${seconds.toFixed(1)} s`, note);
  }
}

function printFailures(steps) {
  for (const { name: step, failedTests } of steps)
    for (const [at, { name, reason }] of failedTests.entries()) {
      const heading = `✗ ${step}: ${name}`;
      console.log(at < REASONS_OF_A_STEP ? `\n${[heading, ...reason].join('\n    ')}` : heading);
    }
}

/** Ends all running steps. On SIGINT, Playwright and Vitest end their servers and browsers. */
async function endSteps() {
  const ended = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)));
  signalAll('SIGINT');
  await Promise.race([Promise.all(ended), sleep(END_LIMIT_MS)]);
  signalAll('SIGKILL');
  process.exit(130);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, endSteps);

/** The stages to run, with everything installed that they need. */
async function prepare() {
  const all = options.fast ? fastStages : options.full ? fullStages() : allStages;
  const stages = chosenStages(all, names);
  await setup();
  if (names.length === 0) rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  return stages;
}

const stages = await prepare().catch((error) => {
  console.error(`${error.message}\n0 passed, 1 failed`);
  process.exit(1);
});
for (const lanes of stages) {
  const alone = lanes.length === 1;
  await Promise.all(
    lanes.map(async (lane) => {
      for (const step of lane) await runStep(step, alone);
    }),
  );
}
const steps = stages.flat(2);
const total = (key) => steps.reduce((sum, step) => sum + step[key], 0);
printFailures(steps);
printTable(steps);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') ? 1 : 0;
