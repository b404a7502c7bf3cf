import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface SegmentedTabsProps<V extends string> {
  /** Name of the tab list for screen readers. */
  label: string;
  value: V;
  options: readonly {
    value: V;
    label: ReactNode;
    /** A second line to compare the tabs by: "from $2.99 / month". */
    detail?: ReactNode;
  }[];
  onChange: (value: V) => void;
}

/** Limits the width of a long word to the smallest screen. */
const words = { maxWidth: 'calc(100vw - 4.5rem)' };

/** Two or three tabs. Arrow keys, Home and End select; Tab leaves the tab list. */
export const SegmentedTabs = <V extends string>(props: SegmentedTabsProps<V>) => (
  <Tabs
    aria-label={props.label}
    value={props.value}
    onChange={(_, value: V) => {
      props.onChange(value);
    }}
  >
    {props.options.map(({ value, label, detail }) => (
      <Tab
        key={value}
        value={value}
        label={
          <Box component="span" sx={words}>
            {label}
            {detail ? (
              <>
                {' '}
                <Typography component="small" variant="body2" sx={{ display: 'block' }}>
                  {detail}
                </Typography>
              </>
            ) : null}
          </Box>
        }
      />
    ))}
  </Tabs>
);
