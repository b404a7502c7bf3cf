import { keyframes, styled } from '@mui/material/styles';
import { VisuallyHidden } from '../../layout/VisuallyHidden';

export interface LoadingBubblesProps {
  /** What is loading, for screen readers. */
  label: string;
}

const breathe = keyframes`
  0%, 100% { transform: scale(0.7); opacity: 0.45; }
  40% { transform: scale(1); opacity: 1; }
`;

const Row = styled('span')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'center',
  gap: 10,
  padding: 16,
  '& > i': {
    width: 12,
    height: 12,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.accent.main,
    // The border stays visible in forced-colors mode, which replaces backgrounds.
    border: '1px solid transparent',
    animation: `${breathe} 1.2s ease-in-out infinite`,
  },
  '& > i:nth-of-type(2)': { animationDelay: '0.16s' },
  '& > i:nth-of-type(3)': { animationDelay: '0.32s' },
  '@media (prefers-reduced-motion: reduce)': { '& > i': { animation: 'none' } },
}));

/** Three pulsing dots: content of a visible page is loading. */
export function LoadingBubbles({ label }: LoadingBubblesProps) {
  return (
    <Row role="status">
      <i aria-hidden />
      <i aria-hidden />
      <i aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Row>
  );
}
