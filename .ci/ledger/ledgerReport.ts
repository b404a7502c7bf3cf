/** Which tests prove which rules: a test proves a rule if it has the rule's id as a tag or in its title. */

export interface Rule {
  readonly id: string;
  readonly area: string;
  readonly rule: string;
}

export interface ListedTest {
  readonly file: string;
  /** The titles from the outermost describe inwards; the last one is the test's own. */
  readonly titles: readonly string[];
  readonly tags: readonly string[];
  /** False for a test that is skipped or expected to fail: it proves nothing. */
  readonly runs: boolean;
}

export interface Selection {
  readonly missing?: boolean;
  readonly area?: string;
  readonly find?: string;
}

const idShape = /^\d+\.[a-z]+\.\d+$/;

/** Text of docs/ledger.tsv → its rules. */
export function parseLedger(text: string): Rule[] {
  const [, ...lines] = text.trim().split('\n');
  return lines.map((line) => {
    const [id = '', area = '', rule = ''] = line.split('\t');
    return { id, area, rule };
  });
}

/** The ids of a test. Title brackets may hold several: `[5.rule.04, 5.rule.05]`. */
function idsOf({ titles, tags }: ListedTest): Set<string> {
  const brackets = [...(titles.at(-1) ?? '').matchAll(/\[([^\]]*)\]/g)];
  const named = brackets.flatMap(([, inside = '']) => inside.split(',').map((id) => id.trim()));
  return new Set(
    [...tags.map((tag) => tag.replace(/^@/, '')), ...named].filter((id) => idShape.test(id)),
  );
}

/** The lines to print, and an error for each id that is not in the ledger. */
export function ledgerReport(
  rules: readonly Rule[],
  tests: readonly ListedTest[],
  { missing = false, area, find = '' }: Selection = {},
) {
  const proofs = new Map<string, Set<string>>(rules.map(({ id }) => [id, new Set()]));
  const errors: string[] = [];
  for (const test of tests) {
    const place = [test.file, ...test.titles].join(' › ');
    for (const id of idsOf(test)) {
      if (!proofs.has(id)) errors.push(`Unknown ledger id ${id}: ${place}`);
      else if (test.runs) proofs.get(id)?.add(place);
    }
  }
  const words = find.toLowerCase();
  const chosen = rules.filter(
    (row) => (!area || row.area === area) && `${row.id} ${row.rule}`.toLowerCase().includes(words),
  );
  const proven = chosen.filter(({ id }) => proofs.get(id)?.size);
  const lines = chosen
    .filter((row) => !missing || !proven.includes(row))
    .flatMap((row) => {
      const line = [row.id, row.area, row.rule].join('\t');
      if (missing) return [line];
      const places = [...(proofs.get(row.id) ?? [])].map((place) => `\t${place}`);
      return [places.length ? line : `${line}\tnot proven`, ...places];
    });
  lines.push(`${proven.length} of ${chosen.length} rows proven`);
  return { lines, errors };
}
