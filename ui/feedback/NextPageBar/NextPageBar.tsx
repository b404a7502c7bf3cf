import { keyframes, styled } from '@mui/material/styles';
import { SAFE_AREA, Z_INDEX } from '../../theme';

const grow = keyframes`from { transform: scaleX(0.1); } to { transform: scaleX(0.9); }`;

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: Z_INDEX.modal,
  top: SAFE_AREA.top,
  left: 0,
  right: 0,
  height: 3,
  pointerEvents: 'none',
  background: theme.vars.palette.primary.main,
  transformOrigin: 'left',
  animation: `${grow} 4s ease-out forwards`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  '@media (forced-colors: active)': { background: 'Highlight' },
}));

/** A bar over the top of the page while the next page loads. Decorative: the next page says more. */
export const NextPageBar = () => <Bar aria-hidden data-next-page />;
