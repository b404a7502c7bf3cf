import type { Page } from 'playwright';
import { withBenchPage } from './benchPage';
import { bundle, gzippedBytes } from './bundle';
import { GROUP_NAMES } from './groupNames';
import type { GroupName, Whose } from './groupNames';

/** The cost of a group, ours and plain MUI's. */
export interface GroupCost {
  /** Gzipped bytes of a page with React, the theme and the group. */
  readonly bytes: Readonly<Record<Whose, number>>;
  /** Ms to render `COPIES` of it, up to the painted frame, one entry per round. */
  readonly mounts: Readonly<Record<Whose, readonly number[]>>;
}

export type GroupCosts = Readonly<Record<GroupName, GroupCost>>;

const COPIES = 20;
const ROUNDS = 9;

const THEMES: Readonly<Record<Whose, string>> = {
  Ours: `export * from '@homeview/ui/theme';`,
  Plain: `export { ThemeProvider, createTheme } from '@mui/material/styles';
export { default as CssBaseline } from '@mui/material/CssBaseline';`,
};

const page = (group: GroupName, whose: Whose) => `export { createRoot } from 'react-dom/client';
${THEMES[whose]}
export { ${whose} } from './page/groups/${group}';
`;

async function bytesOf(group: GroupName, whose: Whose): Promise<number> {
  return gzippedBytes((await bundle(page(group, whose))).first);
}

/**
 * Renders ours and plain in turn, round after round; the first round warms up and does not count.
 */
async function mountsOf(tab: Page, group: GroupName) {
  const times: Record<Whose, number[]> = { Ours: [], Plain: [] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const whose of ['Ours', 'Plain'] as const) {
      const taken = await tab.evaluate(
        (asked) => window.groups.mount(asked.group, asked.whose, asked.copies),
        { group, whose, copies: COPIES },
      );
      if (round > 0) times[whose].push(taken);
    }
  }
  return times;
}

/** Size and render time of every group of components compared with plain MUI. */
export async function groupCosts(): Promise<GroupCosts> {
  const mounts = await withBenchPage('groups', async (tab) => {
    const all: [GroupName, Record<Whose, number[]>][] = [];
    for (const group of GROUP_NAMES) all.push([group, await mountsOf(tab, group)]);
    return all;
  });
  const costs: [GroupName, GroupCost][] = [];
  for (const [group, times] of mounts) {
    const bytes = { Ours: await bytesOf(group, 'Ours'), Plain: await bytesOf(group, 'Plain') };
    costs.push([group, { bytes, mounts: times }]);
  }
  return Object.fromEntries(costs) as Record<GroupName, GroupCost>;
}
