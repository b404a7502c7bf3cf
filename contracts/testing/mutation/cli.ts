/** `npm run contracts:mutation`: finds wrong responses that no contract detects. See ../README.md. */
import { CannotRun, defineCommand, runCommand } from '../../backend/commandLine.mjs';
import { ALLOWED } from './allowed';
import { changedInteractions } from './changed';
import { runVerifier } from './runVerifier';
import type { Verdict } from './runVerifier';
import { mutantsOf, nameOf, recorded, shapeOf } from './mutants';
import type { Mutant } from './mutants';
import { allInteractions } from './pactFiles';
import type { Interaction } from './pactFiles';
import { taken } from './verifyAnswers';

const USAGE = `Changes the answers of the pacts one field at a time and reports the changes that no pact detects.

  npm run contracts:mutation -- [--changed] [--only NAME] [--survivors]

  --changed    tests only interactions that differ from where this branch left main
  --only NAME  tests only interactions whose call is NAME or whose description contains NAME
  --survivors  also lists the survivors that mutation/allowed.ts allows
  --help       shows this text

Exit code: 0 every change is detected or allowed, 1 otherwise, 2 wrong arguments.`;

const print = (text: string) => process.stdout.write(`${text}\n`);
const lineOf = (mutant: Mutant) =>
  `  ${shapeOf(mutant.interaction)} ${mutant.field} ${mutant.change}  (${mutant.interaction.description})`;

interface Options {
  readonly changed: boolean;
  readonly only?: string | undefined;
  readonly survivors: boolean;
}

/** Selects the interactions to test and prints the base commit for `--changed`. */
function chosen({ changed, only }: Options): Interaction[] {
  const { interactions, since } = changed
    ? changedInteractions()
    : { interactions: allInteractions(), since: null };
  if (since) print(`Compared with the commit ${since}.`);
  else if (changed)
    print('Nothing to compare with, or the mutation test itself has changed: testing everything.');
  return interactions.filter(
    ({ call, description }) =>
      only === undefined || call === only || description.toLowerCase().includes(only.toLowerCase()),
  );
}

/** The unchanged recorded responses must pass; otherwise a killed mutant would mean nothing. */
async function checkRecorded(interactions: readonly Interaction[]) {
  const right = await taken(
    interactions.map((one) => ({ interaction: one, answer: recorded(one) })),
  );
  const refused = interactions.filter((_, at) => !right[at]);
  if (refused.length === 0) return;
  const names = refused.map(({ description }) => `  ${description}`).join('\n');
  throw new CannotRun(`These pacts refuse their own example, so nothing is proven:\n${names}`);
}

function report({ killed, allowed, unexpected, stale }: Verdict, options: Options) {
  if (options.survivors) {
    print(`Allowed survivors\n${allowed.map(lineOf).join('\n')}\n`);
  }
  if (unexpected.length > 0) {
    print(`Not detected by any contract\n${unexpected.map(lineOf).join('\n')}\n`);
    print(
      'Use a stricter matcher, or add an entry with its reason to contracts/testing/mutation/allowed.ts:',
    );
    print(`${[...new Set(unexpected.map(nameOf))].map((name) => `  ${name}`).join('\n')}\n`);
  }
  if (stale.length > 0) {
    print('In contracts/testing/mutation/allowed.ts, but killed now. Remove these entries:');
    print(`${stale.map(({ mutant }) => `  ${mutant}`).join('\n')}\n`);
  }
  const counted = killed + unexpected.length;
  const score = counted === 0 ? 100 : Math.floor((killed / counted) * 1000) / 10;
  print(
    `${counted + allowed.length} mutants: ${killed} killed, ${allowed.length} survived with a reason, ` +
      `${unexpected.length} without; ${stale.length} stale reasons`,
  );
  print(`Score: ${score} %`);
}

async function testMutants(options: Options): Promise<number> {
  const began = Date.now();
  const interactions = chosen(options);
  if (interactions.length === 0) {
    if (options.only !== undefined && !options.changed)
      throw new CannotRun(`No interaction matches ${options.only}.`);
    print('No interaction has changed: nothing to test.');
    return 0;
  }
  const mutants = interactions.flatMap(mutantsOf);
  print(`${interactions.length} interactions, ${mutants.length} mutants\n`);
  await checkRecorded(interactions);
  const whole = interactions.length === allInteractions().length;
  const verdict = runVerifier(mutants, await taken(mutants), ALLOWED, whole);
  report(verdict, options);
  print(`Time: ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return verdict.unexpected.length + verdict.stale.length > 0 ? 1 : 0;
}

const command = defineCommand({
  usage: () => USAGE,
  options: {
    changed: { type: 'boolean', default: false },
    only: { type: 'string' },
    survivors: { type: 'boolean', default: false },
  },
  run: testMutants,
});

process.exitCode = await runCommand(command, process.argv.slice(2));
