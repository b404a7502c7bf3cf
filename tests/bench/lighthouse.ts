/**
 * `npm run lighthouse [-- URL ...]`: Lighthouse mobile on the first screens of the production build
 * beside floor pages of the same libraries, the median of three in turn. URLs add pages to the same
 * run, such as those of another build.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ensureBrowser } from '../../.ci/install/browser.mjs';
import { median } from './measure';
import { installPeer } from './peers';
import { openSandbox } from './servers';
import { serveFloor, servePortal } from './sites';

const run = promisify(execFile);

const LIGHTHOUSE = 'lighthouse@12.8.2';
const ROUNDS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const PATHS = {
  home: '/',
  plan: '/defaultPackage',
  checkout: '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50013',
  subscription: '/subscription/70001',
  bills: '/bills',
} as const;

/** The part of Lighthouse's report that the table needs. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, Audit>>;
}
interface Audit {
  readonly numericValue?: number;
  readonly details?: { readonly items: readonly Readonly<Record<string, unknown>>[] };
}

/** One row of the table: points of 100, times in ms, sizes in kB as transferred. */
interface Row {
  readonly performance: number;
  readonly accessibility: number;
  readonly practices: number;
  readonly paint: number;
  readonly largest: number;
  readonly blocking: number;
  readonly script: number;
  readonly style: number;
  readonly shift: number;
  readonly kB: number;
  readonly requests: number;
}

function rowOf({ categories, audits }: Report): Row {
  const points = (category: string) => Math.round((categories[category]?.score ?? NaN) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? NaN;
  const work = (group: string) =>
    Number(
      audits['mainthread-work-breakdown']?.details?.items.find((item) => item['group'] === group)?.[
        'duration'
      ] ?? 0,
    );
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    practices: points('best-practices'),
    paint: Math.round(value('first-contentful-paint')),
    largest: Math.round(value('largest-contentful-paint')),
    blocking: Math.round(value('total-blocking-time')),
    script: Math.round(work('scriptEvaluation') + work('scriptParseCompile')),
    style: Math.round(work('styleLayout')),
    shift: Number(value('cumulative-layout-shift').toFixed(3)),
    kB: Math.round(value('total-byte-weight') / 1000),
    requests: audits['network-requests']?.details?.items.length ?? NaN,
  };
}

/** In a separate process, because this one serves the pages. */
async function audit(program: string, chrome: string, url: string): Promise<Row> {
  const options = [
    ...['--quiet', '--output=json', `--only-categories=${CATEGORIES.join(',')}`],
    '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
  ];
  const { stdout } = await run(process.execPath, [program, url, ...options], {
    maxBuffer: 100_000_000,
    env: { ...process.env, CHROME_PATH: chrome },
  });
  return rowOf(JSON.parse(stdout) as Report);
}

const program = `${installPeer(LIGHTHOUSE)}/lighthouse/cli/index.js`;
const { executablePath } = await ensureBrowser();
const [mock, floor] = [await servePortal(), await serveFloor()];
const pages: Record<string, string> = {};
for (const [name, path] of Object.entries(PATHS)) {
  pages[name] = (await openSandbox(mock, 'demo', path)).url;
}
const origin = new URL(pages['home'] ?? '').origin;
const all = {
  ...{ 'sign-in': `${origin}/login`, 'floor sign-in': `${floor}/login`, 'floor home': `${floor}/` },
  ...pages,
  ...Object.fromEntries(process.argv.slice(2).map((url) => [url, url])),
};
const rows: Record<string, Row[]> = {};
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, url] of Object.entries(all)) {
    (rows[name] ??= []).push(await audit(program, executablePath, url));
  }
}
const medians = Object.entries(rows).map(([name, runs]) => {
  const aspects = Object.keys(runs[0] ?? {}) as (keyof Row)[];
  return [
    name,
    Object.fromEntries(aspects.map((key) => [key, median(runs.map((run) => run[key]))])),
  ];
});
// eslint-disable-next-line no-console -- Node's own table.
console.table(Object.fromEntries(medians));
process.exit();
