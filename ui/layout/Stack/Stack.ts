import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

const column = { display: 'flex', flexDirection: 'column' } as const;

/** One below the other; `style` says how far apart: by `gap`, in px. */
export const Stack = styled('div')(column);
export type StackProps = ComponentProps<typeof Stack>;

/** The same for what is filled in. */
export const FormStack = styled('form')(column);

/** The same for a list. */
export const ListStack = styled('ul')({ ...column, margin: 0, padding: 0, listStyle: 'none' });
