import ui from '../../../ui/package.json' with { type: 'json' };
import { bundle, gzippedBytes } from './bundle';

/** Gzipped bytes. */
export interface PartSizes {
  /** React, theme and reset: what a page pays before its first part. */
  readonly floor: number;
  /** What a page pays more for one part alone; parts share, so a page pays less than the sum. */
  readonly parts: Readonly<Record<string, number>>;
  /** What a part fetches only when it comes to need it; only parts that do. */
  readonly later: Readonly<Record<string, number>>;
}

const FLOOR = `export { createRoot } from 'react-dom/client';
export * from '@homeview/ui/theme';
`;

const part = (name: string) => `export * from '@homeview/ui/${name}';\n`;

/** Bundles the floor, and the floor with each part of the design system, one after the other. */
export async function partSizes(): Promise<PartSizes> {
  const floor = gzippedBytes((await bundle(FLOOR)).first);
  const parts: Record<string, number> = {};
  const later: Record<string, number> = {};
  for (const name of partNames()) {
    const scripts = await bundle(FLOOR + part(name));
    parts[name] = gzippedBytes(scripts.first) - floor;
    if (scripts.later !== '') later[name] = gzippedBytes(scripts.later);
  }
  return { floor, parts, later };
}

/** The components that `@homeview/ui` exports. */
const partNames = () =>
  Object.keys(ui.exports)
    .map((path) => path.slice('./'.length))
    .filter((name) => name !== 'theme')
    .sort();
