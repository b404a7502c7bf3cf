/** The oldest app version that can buy in the store. */
export const MIN_STORE_VERSION = '1.13';

/** The version at the start of a text, `1.13.2 (beta)` → `1.13.2`; null if there is none. */
export const versionIn = (text: string): string | null => /^\d+(\.\d+)*/.exec(text)?.[0] ?? null;

/** The numbers of a version, `1.13.2` → 1, 13, 2; null if it is invalid. */
function partsOf(version: string): number[] | null {
  const text = version.trim();
  return /^\d{1,9}(\.\d{1,9})*$/.test(text) ? text.split('.').map(Number) : null;
}

/**
 * Whether an app is too old to buy in the store. Versions are compared part by part: 1.9 is older
 * than 1.13. An app without a version predates the version report.
 */
export function isTooOldForStore(version: string | null): boolean {
  const parts = version === null ? null : partsOf(version);
  if (!parts) return true;
  const wanted = partsOf(MIN_STORE_VERSION) ?? [];
  for (const [at, least] of wanted.entries()) {
    const part = parts[at] ?? 0;
    if (part !== least) return part < least;
  }
  return false;
}
