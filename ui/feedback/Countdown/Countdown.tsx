import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { tabularFigures } from '../../theme';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import { SOON_S, asMinutes, asDuration, markOf } from './marks';

export interface CountdownProps {
  /** Whole seconds; the caller keeps the clock. 0 or less is finished. */
  secondsLeft: number;
  /** Beside the time, and its name: "Code expires in". */
  label: string;
  /** Instead of label and time once it is over: "The code is no longer valid". */
  finishedLabel: string;
  /** What is said at a mark: "9 minutes left". */
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

/** How long what was said stays readable, in s: later it would be wrong. */
const SAID_FOR_S = 5;

/**
 * Time left as mm:ss. A timer is silent by itself; what is said is said politely, and at marks only
 * (see `markOf`): a voice that counts every second leaves no room to type the code.
 */
export function Countdown({ secondsLeft, label, finishedLabel, announcement }: CountdownProps) {
  const seconds = Math.max(0, Math.ceil(secondsLeft) || 0);
  const finished = seconds === 0;
  const mark = markOf(seconds);
  // Says what was left when the mark was crossed: a phone that slept wakes up between two marks.
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
