import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { breakAnywhere, nameBox, tabularFigures } from '../../theme';
import { BILL_ABOUT_REM } from '../BillRow/rowHeight';

/** All other link properties are passed to the `<a>`, as a router's link requires. */
export interface BillTableRowProps extends Omit<ComponentProps<'a'>, 'children' | 'color'> {
  /** Name of the purchase. */
  name: string;
  /** Formatted: "12/24/2026". */
  date: string;
  /** Formatted: "$19.99". */
  price: string;
  /** What the bill is for: "Renewal · Lakeside 12"; empty while it is not known, which keeps its line. */
  about: string;
}

/** WebKit takes a row as the box of the link's overlay only if it is transformed. */
const row = { transform: 'scale(1)', '&:last-child td': { border: 0 } };
const figures = { whiteSpace: 'nowrap', ...tabularFigures };

const aboutLine = { minHeight: BILL_ABOUT_REM, ...breakAnywhere };

/** The link covers the row, so that the whole row can be clicked. */
const wholeRow = {
  ...nameBox,
  color: 'text.primary',
  fontWeight: 600,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
};

/** One bill of a `BillTable`. */
export const BillTableRow = ({ name, date, price, about, ...link }: BillTableRowProps) => (
  <TableRow hover sx={row}>
    <TableCell sx={figures}>{date}</TableCell>
    <TableCell sx={{ width: '100%' }}>
      <Link sx={wholeRow} {...link}>
        <bdi>{name}</bdi>
      </Link>
      <Typography variant="body2" color="textSecondary" sx={aboutLine}>
        {about}
      </Typography>
    </TableCell>
    <TableCell align="right" sx={{ ...figures, fontWeight: 700 }}>
      {price}
    </TableCell>
  </TableRow>
);
