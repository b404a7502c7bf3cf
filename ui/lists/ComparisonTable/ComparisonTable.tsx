import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { breakAnywhere, cardSurface, tabularFigures } from '../../theme';

export interface ComparisonTableProps {
  /** Names the table for screen readers. */
  label: string;
  /** What the two columns hold, such as “Now” and “New”. */
  before: ReactNode;
  after: ReactNode;
  rows: readonly { label: string; before: ReactNode; after: ReactNode }[];
}

const Frame = styled(Card)(({ theme }) => ({ ...cardSurface(theme), padding: '4px 20px' }));

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  ...theme.typography.body1,
  ...breakAnywhere,
  ...tabularFigures,
  '& th, & td': { padding: '12px 0', textAlign: 'start', verticalAlign: 'top' },
  '& td, & thead th': { paddingInlineStart: 16 },
  '& tbody tr, & tbody th, & tbody td': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& th': { color: theme.vars.palette.text.secondary, fontWeight: 400 },
  '& td': { fontWeight: 560 },
  '& td:last-of-type, & thead th:last-of-type': {
    color: theme.vars.palette.text.primary,
    fontWeight: 700,
  },
  // Three columns of a small phone are narrower than words, so the label stands above the two facts.
  '@media (max-width: 22.5rem)': {
    '&, & thead, & tbody': { display: 'block' },
    '& tr': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 16 },
    '& thead td': { display: 'none' },
    '& tbody th': { gridColumn: '1 / -1', paddingBottom: 0, borderTop: 0 },
    '& tbody td': { paddingBlock: '4px 12px', borderTop: 0 },
    '& td, & thead th': { paddingInlineStart: 0 },
  },
}));

/** Two columns of facts side by side: what is now, and what comes instead. */
export function ComparisonTable({ label, before, after, rows }: ComparisonTableProps) {
  return (
    <Frame>
      <Table aria-label={label}>
        <thead>
          <tr>
            <td />
            <th scope="col">{before}</th>
            <th scope="col">{after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <td>{row.before}</td>
              <td>{row.after}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
