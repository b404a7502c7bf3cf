import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';

export interface SegmentedTabsProps<V extends string> {
  /** What is chosen between, for screen readers. */
  label: string;
  value: V;
  options: readonly { value: V; label: ReactNode }[];
  onChange: (value: V) => void;
  /** Id of the element the tabs switch, if it has one. */
  panelId?: string | undefined;
}

/** Keeps a word that is longer than the smallest screen from widening its tab beyond that. */
const words = { maxWidth: 'calc(100vw - 4.5rem)' };

/** Two or three faces of one thing. Arrow keys, Home and End choose; Tab leaves. */
export const SegmentedTabs = <V extends string>(props: SegmentedTabsProps<V>) => (
  <Tabs
    aria-label={props.label}
    value={props.value}
    onChange={(_, value: V) => {
      props.onChange(value);
    }}
  >
    {props.options.map(({ value, label }) => (
      <Tab
        key={value}
        value={value}
        label={
          <Box component="span" sx={words}>
            {label}
          </Box>
        }
        aria-controls={props.panelId}
      />
    ))}
  </Tabs>
);
