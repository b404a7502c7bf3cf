/**
 * `npm test`: runs all checks, even if some fail, and prints the total counts in the last line.
 * `--fast` (`npm run check`) omits the steps that need a browser, a build or servers.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensureBrowser } from './install/browser.mjs';
import { playwrightCounts, playwrightFailures, vitestCounts, vitestFailures } from './reports.mjs';
import { root, toolEnv } from './root.mjs';
import { setup } from './setup.mjs';

const STEP_LIMIT_MS = 45 * 60_000;
const reports = join(root, 'reports');
const tools = join(root, 'node_modules', '.bin');
const report = (name) => JSON.parse(readFileSync(join(reports, name), 'utf8'));
const exists = (path) => existsSync(join(root, path));

const vitest = (name, ...projects) => ({
  name,
  command: `vitest run ${projects.map((p) => `--project ${p}`).join(' ')} --reporter=default --reporter=json --outputFile.json=reports/${name}.json`,
  counts: () => vitestCounts(report(`${name}.json`)),
  failures: () => vitestFailures(report(`${name}.json`)),
});

const types = { name: 'types', command: 'npm run --silent types' };
const lint = { name: 'lint', command: 'npm run --silent lint' };
const rules = { name: 'import rules', command: 'npm run --silent lint:imports' };
const unused = { name: 'unused', command: 'npm run --silent lint:unused' };
const messages = { name: 'messages', command: 'npm run --silent i18n:check' };
const unit = vitest('unit', 'unit', 'unit-node');
const browser = { name: 'browser', work: async () => (await ensureBrowser()).executablePath };
const stories = vitest('stories', 'stories');
const contracts = {
  name: 'contracts',
  blocked: () => !exists('.ci/contracts.mjs') && 'missing: there is no .ci/contracts.mjs',
  command: 'node .ci/contracts.mjs --ci',
  counts: () => report('contracts.json'),
};
/** Mutation tests of the changed interactions; takes seconds if none has changed. */
const mutants = { name: 'mutants', command: 'npm run --silent contracts:mutation -- --changed' };
const build = { name: 'build', command: 'npm run --silent build' };
const journeys = {
  name: 'journeys',
  blocked: () => build.failed > 0 && 'skipped: the build failed',
  command: 'playwright test',
  counts: () => playwrightCounts(report('journeys.json')),
  failures: () => playwrightFailures(report('journeys.json')),
  env: { BASE_URL: '' },
};
/** Has no counts if nginx is not available. */
const nginx = {
  name: 'nginx',
  blocked: () => build.failed > 0 && 'skipped: the build failed',
  command: 'node .ci/hosting/nginx.mjs --ci',
  counts: () => (exists('reports/nginx.json') ? playwrightCounts(report('nginx.json')) : null),
  failures: () => playwrightFailures(report('nginx.json')),
};

/** The hosted setup behind nginx with Redis. Has no counts if they are not available. */
const hosted = {
  name: 'hosted',
  command: 'node .ci/hosting/hosted.mjs --ci',
  counts: () => (exists('reports/hosted.json') ? playwrightCounts(report('hosted.json')) : null),
  failures: () => playwrightFailures(report('hosted.json')),
};

/** Stages run sequentially, the lanes of a stage in parallel, and the steps of a lane sequentially. */
const fastStages = [[[types, rules, unused, messages], [lint]], [[unit]]];
const allStages = [
  [
    [types, rules, unused, messages],
    [browser, lint],
  ],
  [[unit]],
  [[stories]],
  [[build], [contracts, mutants]],
  [[journeys]],
  [[nginx]],
  [[hosted]],
];

const running = new Set();
const killAll = (signal) => {
  for (const child of running) {
    try {
      process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
    } catch {
      // The process has already ended.
    }
  }
};

/** Runs a shell command; its output goes to `say`, or to the terminal without it. */
function shell(command, env, say) {
  return new Promise((resolve) => {
    const child = spawn(command, {
      cwd: root,
      env: toolEnv({ ...env, PATH: `${tools}${delimiter}${process.env.PATH}` }),
      shell: true,
      detached: process.platform !== 'win32',
      stdio: ['ignore', say ? 'pipe' : 'inherit', say ? 'pipe' : 'inherit'],
    });
    running.add(child);
    const limit = setTimeout(() => killAll('SIGKILL'), STEP_LIMIT_MS);
    child.stdout?.on('data', say);
    child.stderr?.on('data', say);
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
    const { passed, failed } = counts;
    if (!Number.isInteger(passed + failed)) throw new Error('its report has no counts');
    if (passed + failed === 0) return { passed, failed: 1, note: 'it ran no tests' };
    if (!ok && failed === 0) return { passed, failed: 1, note: 'it ended with an error' };
    return { passed, failed };
  } catch {
    return { passed: 0, failed: 1, note: 'it left no readable report' };
  }
}

async function runStep(step, alone) {
  const started = Date.now();
  const heading = `\n=== ${step.name} ===\n`;
  const held = [];
  if (alone) process.stdout.write(heading);
  const say = alone ? undefined : (data) => held.push(data);
  const tell = say ?? ((data) => process.stdout.write(data));
  const blocked = step.blocked?.();
  let result;
  if (blocked) {
    result = { passed: 0, failed: 1, note: blocked };
  } else if (step.work) {
    try {
      tell(`${await step.work()}\n`);
      result = count(step, true);
    } catch (error) {
      tell(`${error.message}\n`);
      result = count(step, false);
    }
  } else {
    const colour = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};
    const ok = await shell(step.command, { ...colour, ...step.env }, say);
    result = count(step, ok);
  }
  Object.assign(step, result, { seconds: (Date.now() - started) / 1000 });
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
  for (const step of steps.filter(({ failed }) => failed > 0)) {
    let failures;
    try {
      failures = step.failures?.() ?? [];
    } catch {
      failures = [];
    }
    for (const { name, reason } of failures) {
      console.log(`\n✗ ${step.name}: ${name}\n${reason.map((line) => `    ${line}`).join('\n')}`);
    }
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    killAll('SIGTERM');
    process.exit(130);
  });
}

try {
  await setup();
} catch (error) {
  console.error(`${error.message}\n0 passed, 1 failed`);
  process.exit(1);
}
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const stages = process.argv.includes('--fast') ? fastStages : allStages;
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
