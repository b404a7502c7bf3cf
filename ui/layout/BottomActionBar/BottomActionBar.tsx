import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import ChevronUp from 'lucide-react/icons/chevron-up';
import type { ReactNode } from 'react';
import { MISSING } from '../../feedback/ActionReason';
import { Icon } from '../../graphics/Icon';
import { RADIUS_PX, Z_INDEX, breakAnywhere, clearOf, tabularFigures } from '../../theme';
import { FORCED_COLOURS, focusRing } from '../../theme/mixins';
import { TALL, roomAtBottom } from '../Page/scrollRoom';
import { VisuallyHidden } from '../VisuallyHidden';
import { useKeyboardInset } from './useKeyboardInset';

export interface BottomActionBarProps {
  /** The primary action, and at most one more. */
  children: ReactNode;
  /** The effect of the action: the price, the date. */
  summary?: ReactNode;
  /** The amount beside the summary; pressing it opens what is ordered. */
  details?: { amount: string; label: string; onOpen: () => void } | undefined;
  /** What is missing for the action: an `ActionReason`. */
  reason?: ReactNode;
}

/** The words of a bar without a charge, an amount or a reason. */
const SAYS_NOTHING = `[data-words]:not(:has([data-summary], [aria-haspopup], [${MISSING}="true"]))`;

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
    'main:has(> :not([data-below]) [data-loading]) > &': { visibility: 'hidden' },
  },
  // The button is at the bottom of a phone, so it does not move once nothing is missing.
  [theme.breakpoints.down('md')]: {
    [`& [${MISSING}="false"], & ${SAYS_NOTHING}`]: { display: 'none' },
  },
  // On a small phone one sentence at a time: what is missing, then what the action does.
  '@media (max-width: 22.5rem) and (max-height: 40rem)': {
    [`&:has([${MISSING}="true"]) [data-summary]`]: { display: 'none' },
  },
  // A high bar (200 % text, a low screen) would hide the page, so it scrolls with the page.
  [`&&[${TALL}]`]: { position: 'static' },
}));

const Words = styled('div')({ flex: 1, display: 'flex', flexDirection: 'column', gap: 8 });

const SummaryRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
});

const Summary = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  // With large text, the amount moves to the next line.
  flex: '1 1 10rem',
  ...breakAnywhere,
  ...tabularFigures,
}));

const Amount = styled(ButtonBase)(({ theme }) => ({
  gap: 4,
  minHeight: 44,
  minWidth: 44,
  padding: '4px 8px 4px 12px',
  borderRadius: RADIUS_PX.control,
  backgroundColor: theme.vars.palette.surface.muted,
  font: 'inherit',
  fontSize: '1.125rem',
  fontWeight: 700,
  ...tabularFigures,
  '&:focus-visible': focusRing(theme),
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
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
export function BottomActionBar(props: BottomActionBarProps) {
  const { children, summary, details, reason } = props;
  const keyboardPx = useKeyboardInset();
  return (
    <Bar
      square
      elevation={0}
      ref={roomAtBottom}
      sx={{ bottom: keyboardPx }}
      data-action-bar
      data-on-keyboard={keyboardPx > 0}
    >
      {summary || details || reason ? (
        <Words data-words>
          {summary || details ? (
            <SummaryRow>
              {summary ? <Summary data-summary>{summary}</Summary> : null}
              {details ? (
                <Amount aria-haspopup="dialog" onClick={details.onOpen}>
                  <VisuallyHidden>{details.label}</VisuallyHidden> {details.amount}
                  <Icon icon={ChevronUp} size="small" />
                </Amount>
              ) : null}
            </SummaryRow>
          ) : null}
          {reason}
        </Words>
      ) : null}
      <Actions>{children}</Actions>
    </Bar>
  );
}
