import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Z_INDEX, breakAnywhere, cardSurface, clearOf, tabularFigures } from '../../theme';
import { FORCED_COLOURS } from '../../theme/mixins';
import { TALL, roomAtBottom } from '../Page/scrollRoom';
import { useKeyboardInset } from './useKeyboardInset';

export interface BottomActionBarProps {
  /** The primary action, and at most one more. */
  children: ReactNode;
  /** The effect of the action: the price, the date. */
  summary?: ReactNode;
  /** Also sticky on desktops: for a page whose only purpose is this action. */
  pinned?: boolean | undefined;
}

const Bar = styled(Paper)(({ theme }) => ({
  position: 'sticky',
  zIndex: Z_INDEX.bar,
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  padding: `12px 16px ${clearOf('bottom', 12)}`,
  borderTop: `1px solid ${theme.vars.palette.surface.hairline}`,
  [FORCED_COLOURS]: { borderWidth: '1px 0 0' },
  boxShadow: '0 -6px 24px rgba(12, 14, 34, 0.08)',
  // The keyboard covers the home indicator, so no safe-area padding is needed.
  '&[data-on-keyboard="true"]': { paddingBottom: 12 },
  [theme.breakpoints.up('md')]: {
    position: 'static',
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: 24,
    marginInline: 16,
    padding: `20px 0 ${clearOf('bottom', 40)}`,
    backgroundColor: 'transparent',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    boxShadow: 'none',
    // Beside a taller aside it stays below the content.
    '[data-aside] > &': { alignSelf: 'start' },
    // Hidden while the page loads, because it would move when the content above it arrives.
    'main:has([data-loading]) > &[data-pinned="false"]': { visibility: 'hidden' },
    '&[data-pinned="true"]': {
      ...cardSurface(theme),
      position: 'sticky',
      padding: '16px 24px',
      marginBottom: clearOf('bottom', 24),
    },
  },
  // A high bar (200 % text, a low screen) would hide the page, so it scrolls with the page.
  [`&&[${TALL}]`]: { position: 'static' },
  '@media print': { display: 'none' },
}));

const summaryLook = { flex: 1, ...breakAnywhere, ...tabularFigures };

const Actions = styled(Stack)(({ theme }) => ({
  flexFlow: 'row wrap',
  gap: 12,
  '& > *': { flex: '1 1 auto' },
  [theme.breakpoints.up('md')]: {
    // Two buttons that exactly fill the row could wrap because of rounding.
    flexWrap: 'nowrap',
    // `&&` for a higher specificity than the 100 % of a full-width button.
    '&& > *': { minWidth: '12rem', width: 'auto' },
  },
}));

/** Sticks above the safe area and the keyboard on phones; part of the column on desktops. */
export function BottomActionBar({ children, summary, pinned = false }: BottomActionBarProps) {
  const keyboardPx = useKeyboardInset();
  return (
    <Bar
      square
      elevation={0}
      ref={roomAtBottom}
      sx={{ bottom: keyboardPx }}
      data-pinned={pinned}
      data-on-keyboard={keyboardPx > 0}
    >
      {summary ? (
        <Typography component="div" variant="body2" sx={summaryLook}>
          {summary}
        </Typography>
      ) : null}
      <Actions>{children}</Actions>
    </Bar>
  );
}
