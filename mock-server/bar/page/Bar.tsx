import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent } from 'react';
import { Body } from '@homeview/ui/Body';
import { TextLink } from '@homeview/ui/TextLink';
import { tabularFigures } from '@homeview/ui/theme';
import { sandboxPath } from '../../console/api';
import type { Summary } from '../../console/api';
import { readable } from '../../console/parts/dateTime';
import { CATALOGUE, sandboxHash } from '../../console/route';
import { useControlQuery } from '../../console/useControlQuery';
import { useBarActions } from './useBarActions';

/** The polling interval in ms: the clock runs, and the console may change the sandbox. */
const LOOK_MS = 5000;

const CONSOLE = '/__mock/';

const Slim = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 1),
  padding: theme.spacing(0.25, 2),
  backgroundColor: theme.vars.palette.background.default,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&& .MuiButton-root': { minWidth: 0, minHeight: 44, padding: theme.spacing(0, 1) },
}));

/** Takes the room that is left, so that the links stay at the end. */
const Case = styled('div')(({ theme }) => ({
  flex: '1 1 0',
  minWidth: 0,
  '& > h1': { ...theme.typography.body2, margin: 0, fontWeight: 700 },
  '& time': tabularFigures,
  '& > h1, & > p': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}));

/** Below the case on a phone. */
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  whiteSpace: 'nowrap',
  [theme.breakpoints.down('md')]: {
    order: 1,
    flexBasis: '100%',
    // The text of the first button is in line with the case.
    marginLeft: theme.spacing(-1),
    '& > :last-child': { marginLeft: 'auto' },
  },
}));

const MOVES = [
  { label: '−1 day', advance: '-P1D' },
  { label: '+1 day', advance: 'P1D' },
  { label: 'Next event', advance: 'next' },
] as const;

interface Props {
  readonly sandbox: string;
  /** Loads the portal again, after a change that it can't see. */
  readonly reload: () => void;
}

/** The slim bar above a simulated portal: its case, its owner, its clock, the console, and reset. */
export function Bar({ sandbox, reload }: Props) {
  const { answer, isGone, again } = useControlQuery<Summary>(sandboxPath(sandbox), LOOK_MS);
  const { move, askToReset } = useBarActions(sandbox, () => (again(), reload()));
  // Then the server shows its page for this instead of the portal.
  const onGone = useEffectEvent(reload);
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone]);
  const summary = isGone ? undefined : answer;
  const title = isGone ? 'This sandbox is gone' : (titleOf(summary) ?? sandbox);
  useEffect(() => {
    document.title = `${title} (${sandbox})`;
  }, [title, sandbox]);
  return (
    <Slim aria-label="Sandbox">
      <Case>
        <h1>
          {isGone ? (
            title
          ) : (
            <TextLink href={CONSOLE + sandboxHash(sandbox)} title={title}>
              {title}
            </TextLink>
          )}
        </h1>
        <Body size="small" tone="muted">
          {summary ? <time dateTime={summary.now}>{readable(summary.now)}</time> : null}
          {summary ? ' UTC · ' : ''}
          {summary?.owner ? `${sandbox} of ${summary.owner}` : sandbox}
        </Body>
      </Case>
      {isGone ? null : (
        <Actions>
          <div role="group" aria-label="Clock">
            {MOVES.map(({ label, advance }) => (
              <Button key={advance} variant="text" onClick={() => void move(advance)}>
                {label}
              </Button>
            ))}
          </div>
          <Button variant="text" onClick={() => void askToReset()}>
            Reset
          </Button>
        </Actions>
      )}
      <TextLink href={CONSOLE + CATALOGUE} standalone>
        Console
      </TextLink>
    </Slim>
  );
}

/** Its own title, or that of its case; both may be empty. */
const titleOf = (summary: Summary | undefined): string | undefined =>
  summary && (summary.title || summary.caseTitle || summary.scenario);
