import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { ComponentProps } from 'react';
import { nameBox, tabularFigures } from '../../theme';

/** All other link properties are passed to the `<a>`, as a router's link requires. */
export interface BillTableRowProps extends Omit<ComponentProps<'a'>, 'children' | 'color'> {
  /** Name of the purchase. */
  name: string;
  /** Formatted: "12/24/2026". */
  date: string;
  /** Formatted: "$19.99". */
  price: string;
}

const row = { '&:last-child td': { border: 0 } };
const figures = { whiteSpace: 'nowrap', ...tabularFigures };

/** The cell that the link covers. WebKit does not position anything inside a whole row. */
const linkCell = { position: 'relative', width: '100%' };
const wholeCell = {
  ...nameBox,
  color: 'text.primary',
  fontWeight: 600,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
};

/** One bill of a `BillTable`. */
export const BillTableRow = ({ name, date, price, ...link }: BillTableRowProps) => (
  <TableRow hover sx={row}>
    <TableCell sx={figures}>{date}</TableCell>
    <TableCell sx={linkCell}>
      <Link sx={wholeCell} {...link}>
        <bdi>{name}</bdi>
      </Link>
    </TableCell>
    <TableCell align="right" sx={{ ...figures, fontWeight: 700 }}>
      {price}
    </TableCell>
  </TableRow>
);
