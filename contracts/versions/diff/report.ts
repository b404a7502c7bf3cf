/** The report of a comparison as text and as Markdown for the changelog. */
import type { Services } from '../services';
import type { Contract } from './contract';
import { countsOf, isSame } from './difference';
import type { Difference } from './difference';
import { sectionsOf } from './groups';
import type { Group, Line } from './groups';

const LISTED = 2;

function whereOf({ interactions }: Line): string {
  if (interactions.length === 0) return '';
  const named = interactions.slice(0, LISTED).map((name) => `"${name}"`);
  const more = interactions.length - named.length;
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ');
}

const sentence = ({ place, text }: Line) => [place, text].filter(Boolean).join(' ');

function headOf({ operation, domain, services }: Group): string {
  if (operation === 'states') return 'states';
  const service = services.length > 0 ? `, service ${services.join(' and ')}` : '';
  return `${operation} (${domain}${service})`;
}

const contractInWords = ({ version, source }: Contract) => `${version ?? 'no version'} (${source})`;

function linesOf(group: Group): string[] {
  return [
    `  ${headOf(group)}`,
    ...group.lines.flatMap((line) => {
      const where = whereOf(line);
      return [`    ${sentence(line)}`, ...(where ? [`        in ${where}`] : [])];
    }),
  ];
}

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

/** Everything as JSON, for other tools. */
export function jsonReport(difference: Difference): string {
  const { old, now, changes, document } = difference;
  const source = (contract: Contract) => ({ source: contract.source, version: contract.version });
  const report = { old: source(old), new: source(now), counts: countsOf(difference), changes };
  return JSON.stringify({ ...report, openapi: document ?? null }, null, 2);
}

// `*` and `_` in places and patterns would be formatting.
const code = (text: string) => (text === '' ? '' : `\`${text.replaceAll('`', "'")}\``);

const markdownLine = (operation: string) => (line: Line) => {
  const where = whereOf(line);
  const place = line.place === '' ? '' : ` ${code(line.place)}`;
  return `- ${code(operation)}${place}: ${line.text.replace(/[*_<>|\\]/g, '\\$&')}${where ? ` (in ${where})` : ''}`;
};

/** The sections of a version in the changelog. */
export function markdownReport(difference: Difference, services: Services): string {
  if (isSame(difference)) return 'Nothing changed for a backend.';
  return sectionsOf(difference, services)
    .map(({ title, groups }) =>
      [
        `### ${title}`,
        '',
        ...groups.flatMap(({ operation, lines }) => lines.map(markdownLine(operation))),
      ].join('\n'),
    )
    .join('\n\n');
}
