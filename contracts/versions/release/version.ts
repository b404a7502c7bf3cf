/** Version numbers: `1.2.3`. */
function checked(version: string): string {
  if (/^\d+\.\d+\.\d+$/.test(version)) return version;
  throw new Error(`"${version}" is no version like 1.2.3.`);
}

/** Negative if `a` is lower than `b`, 0 if they are equal. @throws Error for anything but `1.2.3`. */
export const compareVersions = (a: string, b: string): number =>
  checked(a).localeCompare(checked(b), 'en', { numeric: true });

export const majorOf = (version: string): number => Number.parseInt(checked(version));
