import { styled } from '@mui/material/styles';
import { RADIUS_PX, SAFE_AREA, Z_INDEX, clearOf } from '../../theme';

/** Seen only while it has the focus: the first Tab of a keyboard user. */
export const SkipLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: clearOf('top', 8),
  left: clearOf('left', 8),
  zIndex: Z_INDEX.header + 1,
  padding: '12px 20px',
  borderRadius: RADIUS_PX.control,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  fontWeight: 600,
  transform: `translateY(calc(-200% - ${SAFE_AREA.top}))`,
  '&:focus': { transform: 'none' },
  // Out of sight on the screen is across a row on paper: it would be on every sheet.
  '@media print': { display: 'none' },
}));
