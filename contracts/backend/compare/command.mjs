/** `contracts:compare`: checks a team's OpenAPI document. See contracts/backend/README.md. */
import { WrongArguments, domainOf } from '../commandLine.mjs';
import { domainNames } from '../verify/domains.mjs';
import { printable } from '../verify/output/printable.mjs';
import { compare, readDocument } from './compare.mjs';

const USAGE = `Compares an OpenAPI document with the pacts of the portal, without a service.

  npm run contracts:compare -- --oas FILE [--domain NAME] [--assumed]

  --oas FILE     your OpenAPI document, JSON or YAML
  --domain NAME  compares only the calls of one domain:
                 ${domainNames().join(', ')}
  --assumed      also compares what the portal only assumes
  --help         shows this text

Exit code: 0 no errors, 1 an error, 2 wrong arguments or a document that can't be read.`;

function readOptions({ oas, domain: domains, assumed }) {
  if (oas === undefined) throw new WrongArguments('--oas is missing.');
  const domain = domainOf(domains);
  return { oas, domain, assumed: assumed || domain === 'assumed' };
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

function printProblems(problems, print) {
  const entries = grouped(problems);
  for (const call of new Set(entries.map((entry) => entry.call))) {
    print(printable(call));
    for (const { type, field, message, place, descriptions } of entries.filter(
      (entry) => entry.call === call,
    )) {
      const [first, ...more] = descriptions;
      const others = more.length > 0 ? `, and in ${more.length} more` : '';
      print(printable(`  ${type.padEnd(8)} ${field}: ${message}`));
      print(printable(`           in "${first}"${others}; your document: ${place}`));
    }
  }
  if (entries.length > 0) print('');
}

/** @type {import('../commandLine.mjs').Command} */
export const command = {
  usage: () => USAGE,
  options: {
    oas: { type: 'string' },
    domain: { type: 'string', multiple: true, default: [] },
    assumed: { type: 'boolean', default: false },
  },
  async run(values, print) {
    const options = readOptions(values);
    const { problems, count } = await compare(await readDocument(options.oas), options);
    printProblems(problems, print);
    const numberOf = (type) => grouped(problems).filter((one) => one.type === type).length;
    const [errors, warnings] = [numberOf('error'), numberOf('warning')];
    const found = `${plural(errors, 'error')}, ${plural(warnings, 'warning')}`;
    print(`${plural(count, 'interaction')} compared: ${found}`);
    return errors > 0 ? 1 : 0;
  },
};
