import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ComponentType } from 'react';
import { AppTheme } from '@homeview/ui/theme';
import type { GroupName, Whose } from '../groupNames';
import * as cards from './groups/cards';
import * as feedback from './groups/feedback';
import * as inputs from './groups/inputs';
import * as lists from './groups/lists';
import * as navigation from './groups/navigation';
import { msUntilPainted } from './painted';

/** What the page offers to the benchmark. */
export interface GroupBench {
  /** Renders a group this many times and removes it. Returns the ms up to the painted frame. */
  mount(group: GroupName, whose: Whose, copies: number): Promise<number>;
}

declare global {
  interface Window {
    groups: GroupBench;
  }
}

const GROUPS: Readonly<Record<GroupName, Readonly<Record<'Ours' | 'Plain', ComponentType>>>> = {
  cards,
  feedback,
  inputs,
  lists,
  navigation,
};

const plainTheme = createTheme({ cssVariables: true });

window.groups = {
  mount: async (group, whose, copies) => {
    const Group = GROUPS[group][whose];
    const samples = Array.from({ length: copies }, (_, copy) => <Group key={copy} />);
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const taken = await msUntilPainted(() =>
      // Synchronously, because React might otherwise render after the measured frame.
      flushSync(() =>
        root.render(
          whose === 'Ours' ? (
            <AppTheme>{samples}</AppTheme>
          ) : (
            <ThemeProvider theme={plainTheme}>
              <CssBaseline />
              {samples}
            </ThemeProvider>
          ),
        ),
      ),
    );
    root.unmount();
    place.remove();
    return taken;
  },
};
