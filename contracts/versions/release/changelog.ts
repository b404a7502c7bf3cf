/** Reads and writes the section of a version in CHANGELOG.md. */
const headingOf = (version: string) => `## ${version}`;

/** The text below the heading of a version, up to the next one; undefined without such a heading. */
function sectionOf(changelog: string, version: string): string | undefined {
  const lines = changelog.split('\n');
  const start = lines.indexOf(headingOf(version));
  if (start < 0) return undefined;
  const next = lines.findIndex((line, at) => at > start && line.startsWith('## '));
  return lines.slice(start + 1, next < 0 ? undefined : next).join('\n');
}

const LIST = /<!-- changes since [^>]*-->[\s\S]*?<!-- end of changes -->/;

const listOf = (since: string, changes: string) =>
  `<!-- changes since ${since}: written by \`npm run contracts:diff -- --changelog\` -->\n\n${changes}\n\n<!-- end of changes -->`;

export const hasVersion = (changelog: string, version: string): boolean =>
  sectionOf(changelog, version) !== undefined;

/**
 * Puts the list of changes into the section of a version and leaves the text around it as it is. A
 * new section becomes the first one.
 */
export function withChanges(
  changelog: string,
  { version, since, changes }: { version: string; since: string; changes: string },
): string {
  const list = listOf(since, changes);
  const section = sectionOf(changelog, version);
  if (section === undefined) {
    const at = changelog.search(/^## /m);
    const [before, after] =
      at < 0 ? [`${changelog.trimEnd()}\n\n`, ''] : [changelog.slice(0, at), changelog.slice(at)];
    return `${before}${headingOf(version)}\n\n${list}\n\n${after}`;
  }
  const written = LIST.test(section)
    ? section.replace(LIST, () => list)
    : `${section.trimEnd()}\n\n${list}\n\n`;
  return changelog.replace(section, () => written);
}
