/** `npm run contracts:may-deploy`: have all services fulfilled the contract of this portal? */
import { join, resolve } from 'node:path';
import { WrongArguments, defineCommand } from '../../backend/commandLine.mjs';
import { digestsOf } from '../../backend/verify/record.mjs';
import type { Contract } from '../diff/contract';
import { operationFinder } from '../diff/contract';
import { contractsDir, currentContract, loadContract } from '../diff/load';
import { releasedContract } from '../release/release';
import { readServices } from '../services';
import { mayDeploy } from './mayDeploy';
import type { Decision } from './mayDeploy';
import { readRecords } from './records';

const USAGE = `Says whether the portal may be deployed: has every service fulfilled its contract?

  npm run contracts:may-deploy -- [--service NAME [--service-version V]] [--portal-version V]

  --service NAME        asks about one service of contracts/versions/services.json only
  --service-version V   asks about this version of it, not the one that was verified last
  --portal-version V    the portal to deploy: a git revision, a folder, or the released version
                        of the contract (default: this working tree)
  --records DIR         the folder with the records (default: contracts/verified)
  --max-age DAYS        a verification that is older no longer counts
  --json                prints everything as JSON
  --help                shows this text

Exit code: 0 yes, 1 no, 2 wrong arguments.`;

function daysOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d+$/.test(text)) return Number(text);
  throw new WrongArguments(`--max-age must be a number of days, not "${text}".`);
}

/** A released version of the contract is a portal version too: no tag is needed for it. */
function contractOf(portal: string | undefined): Contract {
  if (portal === undefined) return currentContract();
  if (!/^\d+\.\d+\.\d+$/.test(portal)) return loadContract(portal);
  const released = releasedContract();
  return released.version === portal ? released : loadContract(portal);
}

function textOf({ yes, answers, remarks }: Decision, { version, source }: Contract): string {
  const width = (key: 'service' | 'domain') => Math.max(...answers.map((one) => one[key].length));
  const lines = answers.map(({ service, domain, verdict, reason }) =>
    [
      verdict === 'verified' ? ' yes ' : ' NO  ',
      service.padEnd(width('service')),
      domain.padEnd(width('domain')),
      reason,
    ].join(' '),
  );
  const missing = answers.filter(({ verdict }) => verdict !== 'verified').length;
  const last = yes
    ? 'Yes, it may be deployed.'
    : `No: ${missing} of ${answers.length} are not verified.`;
  return [
    `Contract ${version ?? 'without a version'} (${source})`,
    ...lines,
    ...remarks,
    last,
  ].join('\n');
}

export const mayDeployCommand = defineCommand({
  usage: () => USAGE,
  options: {
    service: { type: 'string' },
    'service-version': { type: 'string' },
    'portal-version': { type: 'string' },
    records: { type: 'string', default: join(contractsDir, 'verified') },
    'max-age': { type: 'string' },
    json: { type: 'boolean', default: false },
  },
  run(options, print) {
    const services = readServices();
    const { service } = options;
    if (service !== undefined && !Object.hasOwn(services, service)) {
      throw new WrongArguments(
        `"${service}" is not in contracts/versions/services.json: ${Object.keys(services).join(', ')}.`,
      );
    }
    if (service === undefined && options['service-version'] !== undefined) {
      throw new WrongArguments('--service-version needs --service.');
    }
    const contract = contractOf(options['portal-version']);
    const operationOf = operationFinder(contract.openApi);
    const decision = mayDeploy({
      services,
      records: readRecords(resolve(options.records)),
      digests: digestsOf(contract.interactions, (request) => operationOf(request).domain),
      now: new Date(),
      service,
      serviceVersion: options['service-version'],
      maxAgeDays: daysOf(options['max-age']),
    });
    print(options.json ? JSON.stringify(decision, null, 2) : textOf(decision, contract));
    return decision.yes ? 0 : 1;
  },
});
