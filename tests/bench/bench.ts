/**
 * `npm run bench`: the mock beside other servers, then the design system, then the portal, in one
 * run. The ratios count; exit code 1 when an aim is missed. Writes bench-results.json.
 * @example npm run bench -- --only servers,ui,bills,pages,taps --rounds 3
 * /
 */
import { writeFileSync } from 'node:fs';
import { billGrowths, billVerdicts } from './app/pages/billAims';
import { billPages } from './app/pages/billPages';
import { pageVerdicts } from './app/pages/pageAims';
import { pageLoads } from './app/pages/pageLoads';
import { purchaseTaps } from './app/taps/purchaseTaps';
import { tapVerdicts } from './app/taps/tapAims';
import { SANDBOXES_KEPT, isMet, verdictsOn } from './aims';
import type { Rounds, Verdict } from './aims';
import { checkAnswers } from './checks';
import { names, withContestants } from './peers/contestants';
import type { Targets } from './peers/contestants';
import { deviceGrowths, dialogGrowths, sandboxGrowths } from './growth';
import type { Growth } from './growth';
import { load } from './mock/load';
import { parseBenchOptions } from './parts';
import type { Part } from './parts';
import { growthTable, loadTable, speedTable, verdictTable } from './report';
import { sandboxCost } from './mock/sandboxCost';
import { uiBench } from './ui/uiBench';

/** Many short rounds, because long ones vary more on a busy machine. */
const ROUNDS = 25;
const SECONDS = 0.3;
const WARM_UP_SECONDS = 1;
const PAGE_ROUNDS = 9;
const TAP_ROUNDS = 5;

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Measures all contestants in turn in each round, so that disturbances affect all of them. */
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

/** The results of one part. */
interface Found {
  readonly verdicts: readonly Verdict[];
  readonly growths?: readonly Growth[];
  /** Other measurements, by their name in bench-results.json. */
  readonly numbers: Readonly<Record<string, unknown>>;
}

const options = parseBenchOptions(process.argv.slice(2));

const measured: Readonly<Record<Part, () => Promise<Found>>> = {
  servers: async () => {
    say('Starting the servers; the first time, Mockoon is fetched.');
    let rounds: Rounds = {};
    await withContestants(async (targets) => {
      await checkAnswers(targets);
      rounds = await measure(targets);
      await checkAnswers(targets);
    });
    say('making sandboxes');
    const cost = await sandboxCost(SANDBOXES_KEPT, SANDBOXES_KEPT * 1.2);
    say(`\n${speedTable(rounds)}`);
    return {
      verdicts: verdictsOn(rounds, cost),
      growths: sandboxGrowths(cost),
      numbers: { rounds },
    };
  },
  ui: async () => {
    say('measuring the design system');
    const { verdicts, ...ui } = await uiBench();
    const growths = [...deviceGrowths(ui.lists), ...dialogGrowths(ui.dialogs)];
    return { verdicts, growths, numbers: { ui } };
  },
  bills: async () => {
    say('measuring the bills of the portal');
    const bills = await billPages();
    return { verdicts: billVerdicts(bills), growths: billGrowths(bills), numbers: { bills } };
  },
  pages: async () => {
    say('measuring the first load of the portal');
    const pages = await pageLoads(options.rounds ?? PAGE_ROUNDS);
    say(`\n${loadTable(pages.loads)}`);
    return { verdicts: pageVerdicts(pages), numbers: { pages } };
  },
  taps: async () => {
    say('measuring the taps of a purchase');
    const taps = await purchaseTaps(options.rounds ?? TAP_ROUNDS);
    return { verdicts: tapVerdicts(taps), numbers: { taps } };
  },
};

const verdicts: Verdict[] = [];
const growths: Growth[] = [];
const numbers: Record<string, unknown> = {};
for (const part of options.parts) {
  const found = await measured[part]();
  say(`\n${verdictTable(found.verdicts)}\n`);
  verdicts.push(...found.verdicts);
  growths.push(...(found.growths ?? []));
  Object.assign(numbers, found.numbers);
}
if (growths.length > 0) say(growthTable(growths));

const results = { verdicts, growths, ...numbers };
writeFileSync('bench-results.json', `${JSON.stringify(results, null, 2)}\n`);
if (!verdicts.every(isMet)) process.exitCode = 1;
