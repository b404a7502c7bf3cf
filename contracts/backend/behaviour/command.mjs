/**
 * `npm run contracts:behaviour`: runs the recorded sequences of calls against a service, with the
 * Arazzo runner of Redocly. See contracts/backend/README.md.
 */
import { spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve as resolvePath } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CannotRun, WrongArguments, called, urlOf } from '../commandLine.mjs';
import { shownUrl } from '../verify/network/secrets.mjs';
import { FILE_OPTIONS, filesText, reportFiles, writeReport } from '../verify/output/files.mjs';
import { reportOf } from './report.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const COMMAND = called('contracts:behaviour', 'homeview-behaviour');

const USAGE = `Runs sequences of calls against a service: order, pay, renew, refund; downgrade and undo; …

  ${COMMAND} --provider-url URL --state-url URL [--sequence ID] [--input NAME=VALUE]
  ${COMMAND} --list

  --provider-url URL  the address of the service, for example https://staging.example.com
  --state-url URL     the address that puts the service into a state and tells it of events outside
                      the portal, such as a payment; see contracts/backend/behaviour/README.md
  --sequence ID       runs only this sequence; can be given more than once
  --input NAME=VALUE  replaces an id of the state table, for example goodsId=7f3a; can be given more
                      than once
  --document FILE     runs your own sequences, an Arazzo document with the same two sources
  --junit FILE        the report for CI
  --html FILE         the report as a page: failures, with what was received and needed
  --json FILE         the results of the runner
  --list              lists the sequences and the inputs; needs no service
  --verbose           shows each request and answer
  --help              shows this text

Exit code: 0 everything passed, 1 a sequence failed, 2 wrong arguments.`;

const require = createRequire(import.meta.url);
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

function readDocument(file) {
  try {
    return readJson(file);
  } catch (error) {
    throw new WrongArguments(`--document cannot be read: ${error.message}`);
  }
}

/** The address of this option. @throws WrongArguments if it is missing */
function neededUrl(name, values) {
  const url = urlOf(name, values[name]);
  if (url === null) throw new WrongArguments(`--${name} is missing.`);
  return url;
}

function inputsOf(given, { components }) {
  const known = Object.keys(components.inputs.ids.properties);
  return given.map((text) => {
    const [name, ...rest] = text.split('=');
    if (!known.includes(name) || rest.length === 0) {
      throw new WrongArguments(`--input must be NAME=VALUE; the names are ${known.join(', ')}.`);
    }
    return [name, rest.join('=')];
  });
}

function list({ workflows, components }, print) {
  for (const { workflowId, summary } of workflows) {
    print(`${workflowId.padEnd(26)}${summary}`);
  }
  print('\nInputs and the values they have without --input:');
  for (const [name, { default: value }] of Object.entries(components.inputs.ids.properties)) {
    print(`${name.padEnd(26)}${value}`);
  }
}

/**
 * Writes the documents with the addresses of the service into a folder. The runner appends the path of
 * an operation to the address of its server, so the last part of the state URL becomes that path.
 */
function prepare(folder, document, { providerUrl, stateUrl, inputs }) {
  const trimmed = stateUrl.pathname.replace(/\/$/, '');
  const at = trimmed.lastIndexOf('/');
  const states = readJson(join(here, 'stateUrl.openapi.json'));
  const [path] = Object.values(states.paths);
  states.paths = { [`${trimmed.slice(at) || '/'}${stateUrl.search}`]: path };
  states.servers = [{ url: `${stateUrl.origin}${trimmed.slice(0, Math.max(at, 0))}` }];
  const portal = readJson(join(here, '..', '..', 'openapi.json'));
  portal.servers = [{ url: providerUrl.href.replace(/\/$/, '') }];
  const { properties } = document.components.inputs.ids;
  for (const [name, value] of inputs) properties[name].default = value;
  const sources = [
    { name: 'portal', type: 'openapi', url: './portal.json' },
    { name: 'stateUrl', type: 'openapi', url: './states.json' },
  ];
  const all = { ...document, sourceDescriptions: sources };
  // The runner divides in binary fractions: for it 19.99 is no multiple of 0.01.
  const withoutSteps = (key, value) =>
    key === 'multipleOf' && typeof value === 'number' ? undefined : value;
  for (const [name, content] of Object.entries({ portal, states, 'behaviour.arazzo': all })) {
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(content, withoutSteps));
  }
}

/** The program of the runner. @throws CannotRun if it is not installed. */
function runner() {
  try {
    const manifest = require.resolve('@redocly/cli/package.json');
    return join(dirname(manifest), readJson(manifest).bin.redocly);
  } catch {
    throw new CannotRun('The runner is missing: npm install --save-dev @redocly/cli');
  }
}

/** Lines of the runner that are shown when it ends without results. */
const LAST_LINES = 20;

/** Runs the runner in the folder, prints the report and returns the exit code. */
async function run(folder, document, { sequence: sequences, verbose, json, ...options }, print) {
  const results = join(folder, 'results.json');
  const args = [
    runner(),
    ...['respect', 'behaviour.arazzo.json', '--json-output', results],
    ...(verbose ? ['--verbose'] : []),
    ...(sequences.length > 0 ? ['--workflow', ...sequences] : []),
  ];
  const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const stdio = verbose ? 'inherit' : ['ignore', 'pipe', 'pipe'];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...quiet },
    stdio,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data));
  await new Promise((resolve) => child.on('close', resolve));
  if (!existsSync(results)) {
    const last = output.trimEnd().split('\n').slice(-LAST_LINES).join('\n');
    throw new CannotRun(`The runner left no results. It said:\n${last}`);
  }
  if (json) copyFileSync(results, resolvePath(json));
  const { text, code, ...report } = reportOf(readJson(results), document);
  writeReport(options.files, { title: `Sequences of calls at ${options.shownAs}`, ...report });
  print([text, filesText(options.files)].filter(Boolean).join('\n\n'));
  return code;
}

async function runSequences(values, print) {
  const all = readDocument(values.document);
  if (values.list) return list(all, print);
  const known = all.workflows.map(({ workflowId }) => workflowId);
  for (const id of values.sequence) {
    if (!known.includes(id)) {
      throw new WrongArguments(`--sequence must be one of ${known.join(', ')}.`);
    }
  }
  const service = {
    providerUrl: neededUrl('provider-url', values),
    stateUrl: neededUrl('state-url', values),
    inputs: inputsOf(values.input, all),
  };
  const options = { ...values, files: reportFiles(values), shownAs: shownUrl(service.providerUrl) };
  const folder = mkdtempSync(join(tmpdir(), 'behaviour-'));
  try {
    prepare(folder, all, service);
    return await run(folder, all, options, print);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @type {import('../commandLine.mjs').Command} */
export const command = {
  usage: () => USAGE,
  options: {
    'provider-url': { type: 'string' },
    'state-url': { type: 'string' },
    sequence: { type: 'string', multiple: true, default: [] },
    input: { type: 'string', multiple: true, default: [] },
    document: { type: 'string', default: join(here, 'behaviour.arazzo.json') },
    ...FILE_OPTIONS,
    json: { type: 'string' },
    list: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
  run: runSequences,
};
