import MuiStack, { type StackProps } from '@mui/material/Stack';

export type { StackProps };

/** A vertical stack; `spacing` is the gap in steps of 8 px. */
export const Stack = MuiStack;

/** A stack that is a form. */
export const FormStack = (props: Omit<StackProps<'form'>, 'component'>) => (
  <MuiStack component="form" {...props} />
);

const noBullets = { m: 0, p: 0, listStyle: 'none' };

/** A stack that is a list. */
export const ListStack = ({ sx = [], ...props }: Omit<StackProps<'ul'>, 'component'>) => (
  <MuiStack component="ul" sx={[noBullets, ...(Array.isArray(sx) ? sx : [sx])]} {...props} />
);
