import { styled } from '@mui/material/styles';
import { BusyButton } from '@homeview/ui/BusyButton';
import type { JournalEntry } from '../../api';
import { Code, Row } from '../../parts/Card';
import { CopyButton } from '../../parts/CopyButton';
import { Json } from '../../parts/Json';
import type { Act } from '../useSandbox';
import { curlOf } from './curl';

interface Props {
  readonly entry: JournalEntry;
  readonly id: string;
  readonly act: Act;
  readonly makeFail: (call: string) => void;
}

const Entry = styled('details')(({ theme }) => ({
  paddingTop: theme.spacing(0.5),
  '& > summary': { cursor: 'pointer', minHeight: 28, overflowWrap: 'anywhere' },
}));

/** The outcome of a call in a few characters. */
function outcome({ status, code, fault }: JournalEntry): string {
  const end =
    status === 0 ? 'connection reset' : `${status}${code === null ? '' : ` · code ${code}`}`;
  return fault === null ? end : `${end} · fault: ${fault}`;
}

/** One call of the portal with its answer, secrets masked. */
export const CallEntry = ({ entry, id, act, makeFail }: Props) => (
  <Entry>
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
      <CopyButton text={curlOf(entry, id, window.location.origin)} outlined>
        Copy as cURL
      </CopyButton>
    </Row>
  </Entry>
);
