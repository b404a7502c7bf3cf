import { keyframes, styled } from '@mui/material/styles';
import { LoadingBubbles } from '../LoadingBubbles';
import { Logo } from '../../graphics/Logo';

export interface PageLoadingProps {
  /** What is loading, for screen readers. */
  label: string;
}

const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;

const Screen = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 8,
  backgroundColor: theme.vars.palette.background.default,
  backgroundImage: theme.vars.palette.surface.dusk,
  backgroundRepeat: 'no-repeat',
  // The delay avoids a flash of the logo if the page loads quickly.
  animation: `${appear} 200ms ease-out 120ms backwards`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
}));

/** Full-screen loading state of a page: the logo and three pulsing dots. */
export function PageLoading({ label }: PageLoadingProps) {
  return (
    <Screen>
      <Logo size={4.5} />
      <LoadingBubbles label={label} />
    </Screen>
  );
}
