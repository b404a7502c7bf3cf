import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { breakAnywhere, cardSurface, tabularFigures } from '../../theme';

export interface KeyValueListProps {
  rows: readonly { label: string; value: ReactNode; strong?: boolean | undefined }[];
  /** Without the card around it, for use inside one. */
  plain?: boolean | undefined;
}

const List = styled('dl')(({ theme }) => ({
  margin: 0,
  '&[data-plain="false"]': { ...cardSurface(theme), padding: '4px 20px' },
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 24px',
    paddingBlock: 12,
  },
  '& > div + div': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& dt': { color: theme.vars.palette.text.secondary, ...breakAnywhere },
  '& dd': { margin: 0, fontWeight: 560, ...breakAnywhere, ...tabularFigures },
  '& [data-strong="true"]': { fontSize: '1.125rem', '& dt': { color: 'inherit' } },
  '& [data-strong="true"] dd': { fontWeight: 700 },
}));

/** Facts: label at the start, value at the end, the value below when both are long. */
export function KeyValueList({ rows, plain = false }: KeyValueListProps) {
  return (
    <List data-plain={plain}>
      {rows.map((row) => (
        <div key={row.label} data-strong={row.strong ?? false}>
          <dt>{row.label}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </List>
  );
}
