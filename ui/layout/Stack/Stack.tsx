import type { ReactNode } from 'react';
import MuiStack, { type StackProps } from '@mui/material/Stack';

export type { StackProps };

/** A vertical stack; `spacing` is the gap in steps of 8 px. */
export const Stack = MuiStack;

/** A stack that is a form. */
export const FormStack = (props: Omit<StackProps<'form'>, 'component'>) => (
  <MuiStack component="form" {...props} />
);

const halves = {
  '& > *': { flex: '1 1 0', minWidth: 0 },
  // WebKit prints with the breakpoint of the window, so on paper only the room for the parts counts.
  '@media print': { flexFlow: 'row wrap', '& > *': { flex: '1 1 14rem' } },
};

/** Two or three short parts: side by side from 600 px on, or where paper has room, else stacked. */
export const SideBySide = ({ children }: { children: ReactNode }) => (
  <MuiStack direction={{ xs: 'column', sm: 'row' }} spacing={3} useFlexGap sx={halves}>
    {children}
  </MuiStack>
);

const bullets = { m: 0, pl: 3, '& > li': { overflowWrap: 'anywhere' } };

/** A list with bullets. */
export const BulletList = (props: Omit<StackProps<'ul'>, 'component' | 'sx'>) => (
  <MuiStack component="ul" sx={bullets} {...props} />
);

const noBullets = { m: 0, p: 0, listStyle: 'none' };

/** A stack that is a list. */
export const ListStack = ({ sx = [], ...props }: Omit<StackProps<'ul'>, 'component'>) => (
  <MuiStack component="ul" sx={[noBullets, ...(Array.isArray(sx) ? sx : [sx])]} {...props} />
);
