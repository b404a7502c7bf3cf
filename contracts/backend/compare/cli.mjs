/** `npm run contracts:compare`: checks a team's OpenAPI document. See contracts/README.md. */
import { parseArgs } from 'node:util';
import { domainNames } from '../verify/domains.mjs';
import { CannotCompare, compare, readDocument } from './compare.mjs';

const USAGE = `Compares an OpenAPI document with the pacts of the portal, without a service.

  npm run contracts:compare -- --oas FILE [--domain NAME] [--assumed]

  --oas FILE     your OpenAPI document, JSON or YAML
  --domain NAME  compares only the calls of one domain:
                 ${domainNames().join(', ')}
  --assumed      also compares what the portal only assumes
  --help         shows this text

Exit code: 0 no errors, 1 an error, 2 wrong arguments or a document that can't be read.`;

class WrongArguments extends Error {}

function readArguments() {
  let values;
  try {
    ({ values } = parseArgs({
      options: {
        oas: { type: 'string' },
        domain: { type: 'string', multiple: true, default: [] },
        assumed: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }));
  } catch (error) {
    throw new WrongArguments(error.message);
  }
  if (values.help) return null;
  if (values.oas === undefined) throw new WrongArguments('--oas is missing.');
  const [domain, ...more] = values.domain;
  // Refused, because only the last domain would be compared and the others would seem to fit.
  if (more.length > 0) throw new WrongArguments('--domain names one domain: run it once for each.');
  if (domain !== undefined && !domainNames().includes(domain)) {
    throw new WrongArguments(`--domain must be one of ${domainNames().join(', ')}.`);
  }
  return { oas: values.oas, domain, assumed: values.assumed || domain === 'assumed' };
}

const plural = (count, word) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** The same problem of several interactions is one entry. */
function grouped(problems) {
  const groups = new Map();
  for (const problem of problems) {
    const { type, call, field, message } = problem;
    const key = [call, type, field, message].join('\n');
    const group = groups.get(key) ?? { ...problem, descriptions: [] };
    groups.set(key, { ...group, descriptions: [...group.descriptions, problem.description] });
  }
  return [...groups.values()];
}

/** Control characters of a foreign document must not reach the terminal. */
const printable = (text) => text.replace(/\p{Cc}/gu, ' ');

function print(problems) {
  const entries = grouped(problems);
  for (const call of new Set(entries.map((entry) => entry.call))) {
    console.log(printable(call));
    for (const { type, field, message, place, descriptions } of entries.filter(
      (entry) => entry.call === call,
    )) {
      const [first, ...more] = descriptions;
      const others = more.length > 0 ? `, and in ${more.length} more` : '';
      console.log(printable(`  ${type.padEnd(8)} ${field}: ${message}`));
      console.log(printable(`           in "${first}"${others}; your document: ${place}`));
    }
  }
  if (entries.length > 0) console.log('');
}

async function main() {
  const options = readArguments();
  if (!options) return console.log(USAGE);
  const { problems, count } = await compare(await readDocument(options.oas), options);
  print(problems);
  const numberOf = (type) => grouped(problems).filter((one) => one.type === type).length;
  const [errors, warnings] = [numberOf('error'), numberOf('warning')];
  const found = `${plural(errors, 'error')}, ${plural(warnings, 'warning')}`;
  console.log(`${plural(count, 'interaction')} compared: ${found}`);
  process.exitCode = errors > 0 ? 1 : 0;
}

main().catch((error) => {
  process.exitCode = 2;
  if (error instanceof WrongArguments) console.error(`${error.message}\n\n${USAGE}`);
  else console.error(error instanceof CannotCompare ? error.message : error);
});
