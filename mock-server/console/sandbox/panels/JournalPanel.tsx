import { styled } from '@mui/material/styles';
import { Body } from '@homeview/ui/Body';
import { BusyButton } from '@homeview/ui/BusyButton';
import type { JournalEntry } from '../../api';
import { Code, Row } from '../../parts/Card';
import { Json } from '../../parts/Json';
import { Panel } from '../../parts/Panel';
import type { Act } from '../useSandbox';

interface Props {
  readonly journal: readonly JournalEntry[];
  readonly act: Act;
  readonly makeFail: (call: string) => void;
}

const Entry = styled('details')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  paddingTop: theme.spacing(1),
  '& > summary': { cursor: 'pointer', minHeight: 28, overflowWrap: 'anywhere' },
}));

/** The number of entries shown; a saved file contains all of them. */
const SHOWN = 100;

/** The outcome of a call in a few characters. */
function outcome({ status, code, fault }: JournalEntry): string {
  const end =
    status === 0 ? 'connection reset' : `${status}${code === null ? '' : ` · code ${code}`}`;
  return fault === null ? end : `${end} · fault: ${fault}`;
}

/** The portal's calls and their answers, latest first, with secrets masked. */
export function JournalPanel({ journal, act, makeFail }: Props) {
  return (
    <Panel title="Calls">
      {journal.length === 0 ? <Body size="small">No calls yet.</Body> : null}
      {[...journal]
        .reverse()
        .slice(0, SHOWN)
        .map((entry) => (
          <Entry key={entry.id}>
            <summary>
              <b>{entry.call}</b> <Code>{outcome(entry)}</Code>{' '}
              <small>
                {entry.at.slice(11, 19)} · {entry.ms} ms
              </small>
            </summary>
            <Code>
              {entry.method} {entry.path}
            </Code>
            <Json label="Request" value={entry.request} without="Nothing was sent" />
            <Json label="Answer" value={entry.answer} without="The answer is no longer stored" />
            <Row>
              <BusyButton
                variant="outlined"
                onClick={() => void act(`/requests/${entry.id}/resend`, 'POST')}
              >
                Send again
              </BusyButton>
              <BusyButton variant="outlined" onClick={() => makeFail(entry.call)}>
                Make this call fail
              </BusyButton>
            </Row>
          </Entry>
        ))}
    </Panel>
  );
}
