/** The options of the command: reads them, and refuses wrong ones before anything is sent. */
import { createPublicKey } from 'node:crypto';
import { accessSync, readFileSync } from 'node:fs';
import { validateHeaderName, validateHeaderValue } from 'node:http';
import { join, resolve } from 'node:path';
import { WrongArguments, called, domainOf, inRepository, root, urlOf } from '../commandLine.mjs';
import { domainNames } from './domains.mjs';
import { filesToVerify, pactDir } from './pactFiles.mjs';
import { FILE_OPTIONS, reportFiles } from './output/files.mjs';
import { RUN_TIMEOUT_S, TIMEOUT_S } from './verify.mjs';
import { tlsOptions } from './network/agent.mjs';

const command = called('contracts:verify', 'homeview-verify');
const REPORT = join('reports', 'contracts-junit.xml');

export const usage = () => `Verifies that a service returns the answers that the portal needs.

  ${command} --provider-url URL --token TOKEN
  ${command} --provider-url URL [--state-url URL] [--assumed]
  ${command} --show [--domain NAME] [--only WORD]
  ${command} --states [--domain NAME]

  --provider-url URL  the address of the service, for example https://staging.example.com
  --state-url URL     the address that puts the service into a state before each interaction
                      (POST {"action", "state", "params"}; see README.md in the folder backend)
  --assumed           also verifies what the portal only assumes
  --domain NAME       verifies only the calls of one domain:
                      ${domainNames().join(', ')}
  --only WORD         verifies only interactions with this word in their path or description
  --show              prints each request and an example of its answer; needs no service
  --states            prints the states that are asked for, and by which calls; needs no service

A first check, without states: asks what only reads, with the token of any account, and says which
answers are right, wrong, not implemented, or not seen because the account has none
  --token TOKEN       the access token of an account
  --user NAME         signs in instead of --token; the password is in HOMEVIEW_PASSWORD
  --key FILE          the public key that encrypts the password (PEM)
  --gift-card CODE    also looks at this gift card
  --promotion ID      also looks at this promotion
  --allow-writes      also changes something: says what it sends

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
  --junit FILE        the report for CI (default: ${REPORT})
  --html FILE         the report as a page
  --help              shows this text

Exit code: 0 everything passed, 1 an interaction failed, 2 wrong arguments.`;

export const OPTIONS = {
  'provider-url': { type: 'string' },
  'state-url': { type: 'string' },
  assumed: { type: 'boolean', default: false },
  domain: { type: 'string', multiple: true, default: [] },
  only: { type: 'string' },
  show: { type: 'boolean', default: false },
  states: { type: 'boolean', default: false },
  token: { type: 'string' },
  user: { type: 'string' },
  key: { type: 'string' },
  'gift-card': { type: 'string' },
  promotion: { type: 'string' },
  'allow-writes': { type: 'boolean', default: false },
  header: { type: 'string', multiple: true, default: [] },
  'state-header': { type: 'string', multiple: true, default: [] },
  ca: { type: 'string' },
  insecure: { type: 'boolean', default: false },
  wait: { type: 'string', default: '0' },
  timeout: { type: 'string', default: String(TIMEOUT_S) },
  'run-timeout': { type: 'string', default: String(RUN_TIMEOUT_S) },
  pacts: { type: 'string', default: pactDir },
  ...FILE_OPTIONS,
  junit: { type: 'string', default: inRepository ? join(root, REPORT) : REPORT },
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

function checkCertificates(options) {
  try {
    tlsOptions(options);
  } catch (error) {
    throw new WrongArguments(`--ca: ${error.message}.`);
  }
}

/** The account of a first check without states; undefined for a verification of the pacts. */
function accountOf({ token, user, key, 'state-url': stateUrl }) {
  if (token === undefined && user === undefined) return undefined;
  if (stateUrl !== undefined)
    throw new WrongArguments('--token and --user need no states: leave out --state-url.');
  if (token !== undefined) return { token };
  const password = process.env.HOMEVIEW_PASSWORD;
  if (!password) throw new WrongArguments('--user needs its password in HOMEVIEW_PASSWORD.');
  if (key === undefined) throw new WrongArguments('--user needs --key, the public key as PEM.');
  try {
    return { user, password, key: createPublicKey(readFileSync(key)) };
  } catch (error) {
    throw new WrongArguments(`--key cannot be read (${error.code ?? 'it is no public key'}).`);
  }
}

/** The options of the run. @throws WrongArguments */
export function readOptions(values) {
  const { show, states, insecure, only, ca } = values;
  const needsService = !show && !states;
  if (!values['provider-url'] && needsService) {
    throw new WrongArguments('--provider-url is missing.');
  }
  const domain = domainOf(values.domain);
  const options = {
    ...{ show, states, insecure, only, domain },
    // `--domain assumed` implies `--assumed`.
    assumed: values.assumed || domain === 'assumed',
    account: accountOf(values),
    giftCard: values['gift-card'],
    activityId: values.promotion,
    allowWrites: values['allow-writes'],
    providerUrl: urlOf('provider-url', values['provider-url']),
    stateUrl: urlOf('state-url', values['state-url']),
    providerHeaders: headersOf('header', values.header),
    stateHeaders: headersOf('state-header', values['state-header']),
    ca: ca && resolve(ca),
    waitS: secondsOf('wait', values.wait, 0),
    timeoutS: secondsOf('timeout', values.timeout, 0.1),
    runTimeoutS: secondsOf('run-timeout', values['run-timeout'], 1),
    pacts: resolve(values.pacts),
  };
  checkPacts(options.pacts, options);
  if (!needsService) return options;
  checkCertificates(options);
  return { ...options, ...reportFiles(values) };
}
