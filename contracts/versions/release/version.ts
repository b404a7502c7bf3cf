/** Version numbers: `1.2.3`. */
const PATTERN = /^(\d+)\.(\d+)\.(\d+)$/;

const partsOf = (version: string): number[] => {
  const [, ...parts] = PATTERN.exec(version) ?? [];
  if (parts.length === 0) throw new Error(`"${version}" is no version like 1.2.3.`);
  return parts.map(Number);
};

/** Negative if `a` is lower than `b`, 0 if they are equal. @throws Error for anything but `1.2.3`. */
export function compareVersions(a: string, b: string): number {
  const other = partsOf(b);
  const differing = partsOf(a).map((part, at) => part - (other[at] ?? 0));
  return differing.find((difference) => difference !== 0) ?? 0;
}

export const majorOf = (version: string): number => partsOf(version)[0] ?? 0;
