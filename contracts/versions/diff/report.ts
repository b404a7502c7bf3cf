/** The report of a comparison as text and as Markdown for the changelog. */
import { groupBy } from '../../backend/verify/output/report.mjs';
import { servicesOf } from '../services';
import type { Services } from '../services';
import type { Contract } from './contract';
import { countsOf, isBreak, isSame } from './difference';
import type { Difference, JoinedChange } from './difference';

interface Group {
  readonly calls: readonly string[];
  readonly domain: string;
  readonly services: readonly string[];
  readonly changes: readonly JoinedChange[];
}

const groupsOf = (changes: readonly JoinedChange[], services: Services): Group[] =>
  [...groupBy(changes, ({ calls }) => calls.join(', ')).values()].map((same) => {
    const [{ calls, domain }] = same as [JoinedChange];
    return { calls, domain, services: servicesOf(domain, services), changes: same };
  });

/** The sections of a report, by what the changes ask of a service; without empty ones. */
function sectionsOf({ changes }: Difference, services: Services) {
  const section = (title: string, wanted: (change: JoinedChange) => boolean) => ({
    title,
    groups: groupsOf(changes.filter(wanted), services),
  });
  return [
    section('Breaks a backend', isBreak),
    section(
      'Breaks only a backend that verifies assumed or pending interactions',
      (change) => change.severity === 'breaks' && !isBreak(change),
    ),
    section('Relaxes', ({ severity }) => severity === 'relaxes'),
    section('Breaks no service', ({ severity }) => severity === 'neutral'),
  ].filter(({ groups }) => groups.length > 0);
}

const LISTED = 2;

const listed = (names: readonly string[]) => {
  const more = names.length - LISTED;
  const shown = names.slice(0, LISTED).join(', ');
  return more > 0 ? `${shown} and ${more} more` : shown;
};

const whereOf = ({ interactions }: JoinedChange) => listed(interactions.map((name) => `"${name}"`));

const headOf = ({ calls, domain, services }: Group): string => {
  const service = services.length > 0 ? `, service ${services.join(' and ')}` : '';
  return `${listed(calls)} (${domain}${service})`;
};

const contractInWords = ({ version, source }: Contract) => `${version ?? 'no version'} (${source})`;

const linesOf = (group: Group): string[] => [
  `  ${headOf(group)}`,
  ...group.changes.flatMap((change) => {
    const where = whereOf(change);
    return [
      `    ${change.place} ${change.text}`,
      ...(change.shown ? [`        customers see it in ${change.shown}`] : []),
      ...(where ? [`        in ${where}`] : []),
    ];
  }),
];

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

export function summaryOf(difference: Difference): string {
  const { breaks, relaxes, neutral } = countsOf(difference);
  return [
    counted(breaks, 'change breaks a backend', 'changes break a backend'),
    counted(relaxes, 'relaxes', 'relax'),
    counted(neutral, 'breaks no service', 'break no service'),
  ].join(', ');
}

export function textReport(difference: Difference, services: Services): string {
  const { old, now } = difference;
  const head = `Contract ${contractInWords(old)} → ${contractInWords(now)}`;
  if (isSame(difference)) return `${head}\n\nNothing changed for a backend.`;
  const sections = sectionsOf(difference, services).map(({ title, groups }) =>
    [title, ...groups.flatMap(linesOf)].join('\n'),
  );
  return [head, ...sections, summaryOf(difference)].join('\n\n');
}

export function jsonReport(difference: Difference): string {
  const { old, now, changes } = difference;
  const source = (contract: Contract) => ({ source: contract.source, version: contract.version });
  const report = { old: source(old), new: source(now), counts: countsOf(difference), changes };
  return JSON.stringify(report, null, 2);
}

// `*` and `_` in places and patterns would be formatting.
const code = (text: string) => (text === '' ? '' : `\`${text.replaceAll('`', "'")}\``);

const markdownLine = (change: JoinedChange) => {
  const where = whereOf(change);
  const { calls, place, text } = change;
  return `- ${code(listed(calls))} ${code(place)}: ${text.replace(/[*_<>|\\]/g, '\\$&')}${where ? ` (in ${where})` : ''}`;
};

/** The sections of a version in the changelog. */
export function markdownReport(difference: Difference, services: Services): string {
  if (isSame(difference)) return 'Nothing changed for a backend.';
  return sectionsOf(difference, services)
    .map(({ title, groups }) =>
      [`### ${title}`, '', ...groups.flatMap(({ changes }) => changes.map(markdownLine))].join(
        '\n',
      ),
    )
    .join('\n\n');
}
