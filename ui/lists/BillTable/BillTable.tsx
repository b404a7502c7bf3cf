import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

export interface BillTableProps {
  /** Name of the table, for screen readers. */
  label: string;
  /** Headings of the columns. */
  columns: { readonly date: string; readonly name: string; readonly price: string };
  /** `BillTableRow`s. */
  children: ReactNode;
}

/** Bills as a table, for desktops; on phones use `BillList`. */
export const BillTable = ({ label, columns, children }: BillTableProps) => (
  <TableContainer component={Paper}>
    <Table aria-label={label}>
      <TableHead sx={{ whiteSpace: 'nowrap' }}>
        <TableRow>
          <TableCell>{columns.date}</TableCell>
          <TableCell>{columns.name}</TableCell>
          <TableCell align="right">{columns.price}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>{children}</TableBody>
    </Table>
  </TableContainer>
);
