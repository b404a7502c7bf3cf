/**
 * `npm run bench`: the mock server side by side with others, then the design system, then the portal,
 * in one run on one machine. What counts is the ratios. Ends with 1 when an aim is missed.
 */
import { writeFileSync } from 'node:fs';
import { billVerdicts } from './app/appAims';
import { billPages } from './app/billPages';
import type { PageTimes } from './app/billPages';
import { SANDBOXES_KEPT, isMet, verdictsOn } from './aims';
import type { Rounds, Verdict } from './aims';
import { checkAnswers } from './checks';
import { names, withContestants } from './contestants';
import type { Targets } from './contestants';
import { load } from './load';
import { speedTable, verdictTable } from './report';
import { sandboxCost } from './sandboxCost';
import { uiBench } from './ui/uiBench';
import type { UiBench } from './ui/uiBench';

/** Many short rounds: on a busy machine long ones meet different weather. */
const ROUNDS = 25;
const SECONDS = 0.3;
const WARM_UP_SECONDS = 1;

const say = (text: string) => process.stdout.write(`${text}\n`);

/** All contestants in turn, round after round: what disturbs the machine meets all of them. */
async function measure(targets: Targets): Promise<Rounds> {
  const entries = names.flatMap((name) => {
    const target = targets[name];
    return target ? [{ name, target }] : [];
  });
  for (const { target } of entries) await load(target, WARM_UP_SECONDS);
  const rounds: Rounds = {};
  for (let round = 1; round <= ROUNDS; round += 1) {
    if (round % 5 === 0) say(`round ${round} of ${ROUNDS}`);
    for (const { name, target } of entries) {
      (rounds[name] ??= []).push(await load(target, SECONDS));
    }
  }
  return rounds;
}

const results: {
  verdicts: Verdict[];
  rounds?: Rounds;
  ui?: Omit<UiBench, 'verdicts'>;
  bills?: PageTimes;
} = { verdicts: [] };

say('Starting the servers; the first time, Mockoon is fetched.');
await withContestants(async (targets) => {
  await checkAnswers(targets);
  const rounds = await measure(targets);
  await checkAnswers(targets);
  say('making sandboxes');
  const verdicts = verdictsOn(rounds, await sandboxCost(SANDBOXES_KEPT, SANDBOXES_KEPT * 1.2));
  say(`\n${speedTable(rounds)}\n\n${verdictTable(verdicts)}\n`);
  results.rounds = rounds;
  results.verdicts.push(...verdicts);
});

say('measuring the design system');
const { verdicts, ...ui } = await uiBench();
say(`\n${verdictTable(verdicts)}`);
results.ui = ui;
results.verdicts.push(...verdicts);

say('measuring the portal');
const bills = await billPages();
const ofBills = billVerdicts(bills);
say(`\n${verdictTable(ofBills)}`);
results.bills = bills;
results.verdicts.push(...ofBills);

writeFileSync('bench-results.json', `${JSON.stringify(results, null, 2)}\n`);
if (!results.verdicts.every(isMet)) process.exitCode = 1;
