import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { tabularFigures } from '../../theme';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import { SOON_S, asMinutes, asDuration, markOf } from './marks';

export interface CountdownProps {
  /** Whole seconds, updated by the caller. 0 or less means finished. */
  secondsLeft: number;
  /** Shown next to the time, and its accessible name: "Code expires in". */
  label: string;
  /** Replaces label and time when finished: "The code is no longer valid". */
  finishedLabel: string;
  /** The announcement at a mark: "9 minutes left". */
  announcement: (secondsLeft: number) => string;
}

const Line = styled(Typography)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 8px',
  minHeight: '1.5rem',
}) as typeof Typography;

const Time = styled('time')({ ...tabularFigures, fontSize: '1.0625rem', fontWeight: 680 });

/** How long an announcement stays in the live region, in s; after that it is outdated. */
const SAID_FOR_S = 5;

/**
 * Remaining time as mm:ss. Screen readers do not announce a timer. A polite live region announces the
 * time at marks only (see `markOf`), because announcing every second would disturb typing.
 */
export function Countdown({ secondsLeft, label, finishedLabel, announcement }: CountdownProps) {
  const seconds = Math.max(0, Math.ceil(secondsLeft) || 0);
  const finished = seconds === 0;
  const mark = markOf(seconds);
  // Announces the time when the mark was passed, because a phone may wake up between two marks.
  const [said, setSaid] = useState<{ mark: number; at: number | null }>({ mark, at: null });
  if (said.mark !== mark) setSaid({ mark, at: seconds });
  const fresh = said.at !== null && said.at - seconds < SAID_FOR_S;

  return (
    <>
      <Line
        component="div"
        color="textSecondary"
        role="timer"
        aria-label={finished ? finishedLabel : label}
      >
        {finished ? (
          finishedLabel
        ) : (
          <>
            <span>{label}</span>{' '}
            <Time
              dateTime={asDuration(seconds)}
              sx={{ color: mark <= SOON_S ? 'accent.dark' : 'text.primary' }}
            >
              {asMinutes(seconds)}
            </Time>
          </>
        )}
      </Line>
      <VisuallyHidden role="status">
        {fresh ? (finished ? finishedLabel : announcement(said.at ?? seconds)) : null}
      </VisuallyHidden>
    </>
  );
}
