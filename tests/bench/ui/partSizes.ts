import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundle, gzippedBytes } from './bundle';

/** Gzipped bytes. */
export interface PartSizes {
  /** React, theme and reset: what a page pays before its first part. */
  readonly floor: number;
  /**
   * What a page pays more for one part alone; parts share, so a page pays less than the sum. What
   * stands on MUI is weighed over MUI's theme, which is a part of its own.
   */
  readonly parts: Readonly<Record<string, number>>;
  /** What a part fetches only when it comes to need it; only parts that do. */
  readonly later: Readonly<Record<string, number>>;
}

const FLOOR = `export { createRoot } from 'react-dom/client';
export * from '@homeview/ui/theme';
`;

/** MUI's theme, which is fetched with the first part that stands on it. */
const MUI = 'MuiParts';
const ON_MUI: readonly string[] = ['Dialog'];

const part = (name: string) => `export * from '@homeview/ui/${name}';\n`;

/** Bundles the floor, and the floor with each part of the design system, one after the other. */
export async function partSizes(): Promise<PartSizes> {
  const floor = gzippedBytes((await bundle(FLOOR)).first);
  const muiFloor = gzippedBytes((await bundle(FLOOR + part(MUI))).first);
  const parts: Record<string, number> = {};
  const later: Record<string, number> = {};
  for (const name of partNames()) {
    const [below, weight] = ON_MUI.includes(name) ? [FLOOR + part(MUI), muiFloor] : [FLOOR, floor];
    const scripts = await bundle(below + part(name));
    parts[name] = gzippedBytes(scripts.first) - weight;
    if (scripts.later !== '') later[name] = gzippedBytes(scripts.later);
  }
  return { floor, parts, later };
}

function partNames(): string[] {
  const folder = fileURLToPath(new URL('../../../ui/components', import.meta.url));
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
}
