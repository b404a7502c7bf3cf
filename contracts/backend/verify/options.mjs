/** The options of the command: reads them, and refuses wrong ones before anything is sent. */
import { accessSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { validateHeaderName, validateHeaderValue } from 'node:http';
import { dirname, join, resolve } from 'node:path';
import { WrongArguments, called, domainOf, inRepository, root, urlOf } from '../commandLine.mjs';
import { domainNames } from './domains.mjs';
import { filesToVerify, pactDir } from './pactFiles.mjs';
import { checkRecord, defaultRecordFile, isServiceName } from './record.mjs';
import { RUN_TIMEOUT_S, TIMEOUT_S } from './verify.mjs';
import { tlsOptions } from './network/agent.mjs';

const command = called('contracts:verify', 'homeview-verify');
const REPORT = join('reports', 'contracts-junit.xml');

export const usage = () => `Verifies that a service returns the answers that the portal needs.

  ${command} --provider-url URL [--state-url URL] [--assumed]
  ${command} --show [--domain NAME] [--only WORD]
  ${command} --states [--domain NAME]

  --provider-url URL  the address of the service, for example https://staging.example.com
  --state-url URL     the address that puts the service into a state before each interaction
                      (POST {"action", "state", "params"}; see contracts/backend/README.md)
  --assumed           also verifies what the portal only assumes
  --domain NAME       verifies only the calls of one domain:
                      ${domainNames().join(', ')}
  --only WORD         verifies only interactions with this word in their path or description
  --show              prints each request and an example of its answer; needs no service
  --states            prints the states that are asked for, and by which calls; needs no service

Connection (HTTP_PROXY, HTTPS_PROXY and NO_PROXY apply, except to this machine)
  --header 'NAME: VALUE'        a header for every request to the service; can be repeated
  --state-header 'NAME: VALUE'  a header for every request to the state URL; can be repeated
  --ca FILE                     also trusts this CA (PEM)
  --insecure                    trusts every certificate
  --wait SECONDS                waits for a service that is starting (default: 0)
  --timeout SECONDS             for one request and its answer (default: ${TIMEOUT_S})
  --run-timeout SECONDS         for the whole run (default: ${RUN_TIMEOUT_S}); what is left then fails

Files
  --pacts DIR         the folder with the pact files (default: those of this package)
  --junit FILE        the JUnit file (default: ${REPORT})
  --help              shows this text

Record: who has fulfilled which version of the contract (npm run contracts:may-deploy)
  --service NAME       the service that is verified
  --service-version V  its version, for example a commit
  --record FILE        the record (default: ${defaultRecordFile('NAME')})

Exit code: 0 everything passed, 1 an interaction failed, 2 wrong arguments.`;

export const OPTIONS = {
  'provider-url': { type: 'string' },
  'state-url': { type: 'string' },
  assumed: { type: 'boolean', default: false },
  domain: { type: 'string', multiple: true, default: [] },
  only: { type: 'string' },
  show: { type: 'boolean', default: false },
  states: { type: 'boolean', default: false },
  header: { type: 'string', multiple: true, default: [] },
  'state-header': { type: 'string', multiple: true, default: [] },
  ca: { type: 'string' },
  insecure: { type: 'boolean', default: false },
  wait: { type: 'string', default: '0' },
  timeout: { type: 'string', default: String(TIMEOUT_S) },
  'run-timeout': { type: 'string', default: String(RUN_TIMEOUT_S) },
  pacts: { type: 'string', default: pactDir },
  junit: { type: 'string', default: inRepository ? join(root, REPORT) : REPORT },
  service: { type: 'string' },
  'service-version': { type: 'string' },
  record: { type: 'string' },
};

/** The headers by name; one that is repeated becomes a list. Values are never repeated in a message. */
function headersOf(name, lines) {
  const headers = {};
  for (const line of lines) {
    const [, key = '', value = ''] = /^([^:]+):\s*(.*)$/s.exec(line) ?? [];
    try {
      validateHeaderName(key);
      validateHeaderValue(key, value);
    } catch {
      throw new WrongArguments(`--${name} must be a header like 'Authorization: Bearer …'.`);
    }
    if (value === '') throw new WrongArguments(`--${name} ${key}: the value is empty.`);
    const lower = key.toLowerCase();
    headers[lower] = lower in headers ? [headers[lower], value].flat() : value;
  }
  return headers;
}

/** Node's timers take no more than 2^31 ms. */
const LONGEST_S = 86_400;

function secondsOf(name, text, least) {
  const seconds = Number(text);
  if (text.trim() !== '' && seconds >= least && seconds <= LONGEST_S) return seconds;
  throw new WrongArguments(`--${name} must be a number of seconds from ${least} to ${LONGEST_S}.`);
}

function checkPacts(dir, options) {
  for (const file of [dir, ...filesToVerify(options).map((name) => join(dir, name))]) {
    try {
      accessSync(file);
    } catch (error) {
      throw new WrongArguments(`--pacts: ${file} cannot be read (${error.code}).`);
    }
  }
}

/** Checked in advance: otherwise a whole run would end without its report. */
function checkJunit(file) {
  try {
    if (existsSync(file) && statSync(file).isDirectory()) throw { code: 'it is a folder' };
    mkdirSync(dirname(file), { recursive: true });
    closeSync(openSync(file, 'a'));
  } catch (error) {
    throw new WrongArguments(`--junit: ${file} cannot be written (${error.code}).`);
  }
}

/** Where to record the run; undefined without `--service`. */
function recordOf({ service, 'service-version': serviceVersion, record, only }) {
  if (service === undefined) {
    if (serviceVersion === undefined && record === undefined) return undefined;
    throw new WrongArguments('--service-version and --record need --service.');
  }
  if (!isServiceName(service)) {
    throw new WrongArguments('--service must be a name of letters, digits, "_", "-" and ".".');
  }
  if (!serviceVersion) throw new WrongArguments('--service needs --service-version.');
  // A part of a domain would be recorded as if it were the whole.
  if (only !== undefined) throw new WrongArguments('--service cannot be used with --only.');
  const file = resolve(record ?? defaultRecordFile(service));
  try {
    checkRecord(file, service);
  } catch (error) {
    throw new WrongArguments(`--record: ${error.message}`);
  }
  return { file, service, serviceVersion };
}

function checkCertificates(options) {
  try {
    tlsOptions(options);
  } catch (error) {
    throw new WrongArguments(`--ca: ${error.message}.`);
  }
}

/** The options of the run. @throws WrongArguments */
export function readOptions(values) {
  const needsService = !values.show && !values.states;
  if (!values['provider-url'] && needsService) {
    throw new WrongArguments('--provider-url is missing.');
  }
  const domain = domainOf(values.domain);
  const options = {
    show: values.show,
    states: values.states,
    providerUrl: urlOf('provider-url', values['provider-url']),
    stateUrl: urlOf('state-url', values['state-url']),
    providerHeaders: headersOf('header', values.header),
    stateHeaders: headersOf('state-header', values['state-header']),
    ca: values.ca && resolve(values.ca),
    insecure: values.insecure,
    waitS: secondsOf('wait', values.wait, 0),
    timeoutS: secondsOf('timeout', values.timeout, 0.1),
    runTimeoutS: secondsOf('run-timeout', values['run-timeout'], 1),
    // `--domain assumed` implies `--assumed`.
    assumed: values.assumed || domain === 'assumed',
    domain,
    only: values.only,
    pacts: resolve(values.pacts),
    junitFile: resolve(values.junit),
    record: needsService ? recordOf(values) : undefined,
  };
  checkPacts(options.pacts, options);
  if (needsService) {
    checkCertificates(options);
    checkJunit(options.junitFile);
  }
  return options;
}
