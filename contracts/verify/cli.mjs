/** `npm run contracts:verify`: the command that backend teams run in CI. See contracts/README.md. */
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { domainNames } from './domains.mjs';
import { CannotVerify, show, verify } from './verify.mjs';

const USAGE = `Verifies that a service returns the answers that the portal needs.

  npm run contracts:verify -- --provider-url URL [--state-url URL] [--assumed]
  npm run contracts:verify -- --show [--domain NAME] [--only WORD]

  --provider-url URL  the address of the service, for example https://staging.example.com
  --state-url URL     the address that puts the service into a state before each interaction
                      (POST {"action", "state", "params"}; see contracts/README.md)
  --assumed           also verifies what the portal only assumes
  --domain NAME       verifies only the calls of one domain:
                      ${domainNames().join(', ')}
  --only WORD         verifies only interactions with this word in their path or description
  --show              prints each request and an example of its answer; needs no service
  --pacts DIR         the folder with the pact files (default: contracts/pacts)
  --junit FILE        the JUnit file (default: reports/contracts-junit.xml)
  --help              shows this text

Exit code: 0 everything passed, 1 an interaction failed, 2 wrong arguments.`;

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

class WrongArguments extends Error {}

function urlOf(name, text) {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new WrongArguments(`--${name} must be a URL that begins with http, not "${text}".`);
}

const given = (name, text) => (text === undefined ? null : urlOf(name, text));

function readArguments() {
  let values;
  try {
    ({ values } = parseArgs({
      options: {
        'provider-url': { type: 'string' },
        'state-url': { type: 'string' },
        assumed: { type: 'boolean', default: false },
        domain: { type: 'string', multiple: true, default: [] },
        only: { type: 'string' },
        show: { type: 'boolean', default: false },
        pacts: { type: 'string', default: join(root, 'contracts', 'pacts') },
        junit: { type: 'string', default: join(root, 'reports', 'contracts-junit.xml') },
        help: { type: 'boolean', default: false },
      },
    }));
  } catch (error) {
    throw new WrongArguments(error.message);
  }
  if (values.help) return null;
  if (!values['provider-url'] && !values.show)
    throw new WrongArguments('--provider-url is missing.');
  const { only, 'state-url': stateUrl } = values;
  const [domain, ...more] = values.domain;
  // Refused, because only the last domain would be verified and the others would seem to pass.
  if (more.length > 0) throw new WrongArguments('--domain names one domain: run it once for each.');
  if (domain !== undefined && !domainNames().includes(domain)) {
    throw new WrongArguments(`--domain must be one of ${domainNames().join(', ')}.`);
  }
  return {
    show: values.show,
    providerUrl: given('provider-url', values['provider-url']),
    stateUrl: given('state-url', stateUrl),
    // `--domain assumed` implies `--assumed`.
    assumed: values.assumed || domain === 'assumed',
    domain,
    only,
    pacts: resolve(values.pacts),
    junitFile: resolve(values.junit),
  };
}

async function main() {
  const options = readArguments();
  if (!options) return console.log(USAGE);
  if (options.show) return show(options);
  const { passed, failed, pending } = await verify(options);
  if (!options.stateUrl) console.log('Without --state-url the service stays in one state.\n');
  console.log(`JUnit: ${options.junitFile}`);
  console.log(`${passed} passed, ${failed} failed${pending ? `, ${pending} pending` : ''}`);
  process.exitCode = failed > 0 ? 1 : 0;
}

main().catch((error) => {
  if (error instanceof WrongArguments) {
    console.error(`${error.message}\n\n${USAGE}`);
    process.exitCode = 2;
  } else {
    console.error(error instanceof CannotVerify ? error.message : error);
    process.exitCode = 1;
  }
});
