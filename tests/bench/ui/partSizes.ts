import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundle, gzippedBytes } from './bundle';

/** Gzipped bytes. */
export interface PartSizes {
  /** React, MUI's theme and reset: what a page pays before its first part. */
  readonly floor: number;
  /** What a page pays more for one part alone; parts share, so a page pays less than the sum. */
  readonly parts: Readonly<Record<string, number>>;
}

const FLOOR = `export { createRoot } from 'react-dom/client';
export * from '@homeview/ui/theme';
`;

/** Bundles the floor, and the floor with each part of the design system, one after the other. */
export async function partSizes(): Promise<PartSizes> {
  const floor = gzippedBytes(await bundle(FLOOR));
  const parts: Record<string, number> = {};
  for (const name of partNames()) {
    const withPart = await bundle(`${FLOOR}export * from '@homeview/ui/${name}';`);
    parts[name] = gzippedBytes(withPart) - floor;
  }
  return { floor, parts };
}

function partNames(): string[] {
  const folder = fileURLToPath(new URL('../../../ui/components', import.meta.url));
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
}
