import { styled } from '@mui/material/styles';
import { RADIUS_PX, SAFE_AREA, Z_INDEX, clearOf } from '../../theme';

/** Visible only while focused: the first tab stop of the page. */
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
}));
