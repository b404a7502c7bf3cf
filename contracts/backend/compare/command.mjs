/** `contracts:compare`: checks a team's OpenAPI document. See contracts/backend/README.md. */
import { WrongArguments, called, domainOf } from '../commandLine.mjs';
import { domainNames } from '../verify/domains.mjs';
import { plural, printable } from '../verify/output/printable.mjs';
import { groupBy } from '../verify/output/report.mjs';
import { compare, readDocument } from './compare.mjs';

const USAGE = `Compares an OpenAPI document with the pacts of the portal, without a service.

  ${called('contracts:compare', 'homeview-compare')} --oas FILE [--domain NAME] [--assumed]

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

const keyOf = ({ call, type, field, message }) => [call, type, field, message].join('\n');

/** The same problem of several interactions is one entry. */
const grouped = (problems) =>
  [...groupBy(problems, keyOf).values()].map((same) => ({ ...same[0], others: same.length - 1 }));

function printProblems(entries, print) {
  for (const [call, problems] of groupBy(entries, (one) => one.call)) {
    print(printable(call));
    for (const { type, field, message, place, description, others } of problems) {
      const more = others > 0 ? `, and in ${others} more` : '';
      print(printable(`  ${type.padEnd(8)} ${field}: ${message}`));
      print(printable(`           in "${description}"${more}; your document: ${place}`));
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
    const document = await readDocument(options.oas);
    const { problems, count, unreadable } = await compare(document, options);
    for (const { name, reason } of unreadable) {
      const what = `${name} of your document cannot be read, and is not compared`;
      print(printable(`warning  ${what}: ${reason}`));
    }
    const entries = grouped(problems);
    printProblems(entries, print);
    const numberOf = (type) => entries.filter((one) => one.type === type).length;
    const [errors, warnings] = [numberOf('error'), numberOf('warning') + unreadable.length];
    const found = `${plural(errors, 'error')}, ${plural(warnings, 'warning')}`;
    print(`${plural(count, 'interaction')} compared: ${found}`);
    return errors > 0 ? 1 : 0;
  },
};
