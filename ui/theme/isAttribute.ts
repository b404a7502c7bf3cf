/** What a style reads: no attribute of an element. MUI's parts name theirs `ownerState`. */
const FOR_STYLES: ReadonlySet<string> = new Set(['theme', 'as', 'ownerState']);

/**
 * Stands in for `@emotion/is-prop-valid`, a list of every attribute there is: 2 kB of every first
 * load. A part whose style reads a property of its own keeps it back by `shouldForwardProp`.
 */
export default function isAttribute(name: string): boolean {
  return !FOR_STYLES.has(name);
}
