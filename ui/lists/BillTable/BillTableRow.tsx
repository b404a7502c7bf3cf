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

/** WebKit takes a row as the box of the link's overlay only if it is transformed. */
const row = { transform: 'scale(1)', '&:last-child td': { border: 0 } };
const figures = { whiteSpace: 'nowrap', ...tabularFigures };

/** The link covers the row, so that the whole row can be clicked. */
const wholeRow = {
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
    <TableCell sx={{ width: '100%' }}>
      <Link sx={wholeRow} {...link}>
        <bdi>{name}</bdi>
      </Link>
    </TableCell>
    <TableCell align="right" sx={{ ...figures, fontWeight: 700 }}>
      {price}
    </TableCell>
  </TableRow>
);
