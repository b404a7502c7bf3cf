import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Card } from '../parts/Card';

const Legend = styled('legend')(({ theme }) => ({
  ...theme.typography.subtitle1,
  fontWeight: 700,
  padding: 0,
  // Within the card, not on its border.
  float: 'left',
}));

/** Two columns on a phone; a field of class `wide` takes two. */
const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 45%), 1fr))',
  alignItems: 'end',
  gap: theme.spacing(1, 1.5),
  '& > .wide': { gridColumn: 'span 2' },
}));

interface Props {
  readonly legend: string;
  readonly children: ReactNode;
  /** Below the fields. */
  readonly action?: ReactNode;
}

/** A card with fields about one thing. */
export const Fieldset = ({ legend, children, action }: Props) => (
  <Card as="fieldset" sx={{ margin: 0, border: 0 }}>
    <Legend>{legend}</Legend>
    <Grid>{children}</Grid>
    {action}
  </Card>
);
