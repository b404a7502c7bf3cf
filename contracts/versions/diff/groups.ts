/** Groups changes for reports: the same change in many interactions is one line. */
import type { Services } from '../services';
import { servicesOf } from '../services';
import type { Difference } from './difference';
import type { DocumentChange } from './diffOpenApi';
import type { Change } from './diffPacts';

export interface Line {
  readonly place: string;
  readonly text: string;
  readonly interactions: readonly string[];
}

export interface Group {
  readonly operation: string;
  readonly domain: string;
  readonly services: readonly string[];
  readonly lines: readonly Line[];
}

export interface Section {
  readonly title: string;
  readonly groups: readonly Group[];
}

const QUIET: Readonly<Record<string, string>> = {
  renamed: 'another description',
  example: 'another example',
};

function groupsOf(changes: readonly Change[], services: Services): Group[] {
  const groups = new Map<string, { domain: string; lines: Map<string, Set<string>> }>();
  for (const { kind, operation, domain, interaction, ...change } of changes) {
    const quiet = QUIET[kind];
    const { place, text } = quiet === undefined ? change : { place: '', text: quiet };
    const group = groups.get(operation) ?? { domain, lines: new Map() };
    groups.set(operation, group);
    const key = JSON.stringify([place, text]);
    group.lines.set(key, (group.lines.get(key) ?? new Set()).add(interaction));
  }
  return [...groups].map(([operation, { domain, lines }]) => ({
    operation,
    domain,
    services: servicesOf(domain, services),
    lines: [...lines].map(([key, interactions]) => {
      const [place, text] = JSON.parse(key) as [string, string];
      // New descriptions and examples are counted: a list of them would hide the other changes.
      return place === ''
        ? { place, text: `${interactions.size} with ${text}`, interactions: [] }
        : { place, text, interactions: [...interactions] };
    }),
  }));
}

const documentGroups = (changes: readonly DocumentChange[]): Group[] =>
  [...new Set(changes.map(({ operation }) => operation))].map((operation) => ({
    operation,
    domain: 'openapi.json',
    services: [],
    lines: changes
      .filter((change) => change.operation === operation)
      .map(({ text }) => ({ place: '', text, interactions: [] })),
  }));

/** The sections of a report, without empty ones. */
export function sectionsOf({ changes, document }: Difference, services: Services): Section[] {
  const pacts = (title: string, wanted: (change: Change) => boolean) => ({
    title,
    groups: groupsOf(changes.filter(wanted), services),
  });
  const documents = (title: string, wanted: readonly DocumentChange[] = []) => ({
    title,
    groups: documentGroups(wanted),
  });
  const isBreak = ({ severity, optional }: Change) => severity === 'breaks' && !optional;
  return [
    pacts('Breaks a backend', isBreak),
    documents(
      'Breaks a backend, by openapi.json (oasdiff)',
      document?.breaks.filter(({ optional }) => !optional),
    ),
    pacts(
      'Breaks only a backend that verifies assumed or pending interactions',
      ({ severity, optional }) => severity === 'breaks' && optional,
    ),
    pacts('Relaxes', ({ severity }) => severity === 'relaxes'),
    pacts('Breaks no service', ({ severity }) => severity === 'neutral'),
    documents('Everything that changed in openapi.json (oasdiff)', document?.all),
  ].filter(({ groups }) => groups.length > 0);
}
