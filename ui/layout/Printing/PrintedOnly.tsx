import { styled } from '@mui/material/styles';

/** On paper, and nowhere else: what the header says on the screen. */
export const PrintedOnly = styled('p')({
  display: 'none',
  '@media print': { display: 'block', margin: 0, fontSize: '1.0625rem', fontWeight: 680 },
});
