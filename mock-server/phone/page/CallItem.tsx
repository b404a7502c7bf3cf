import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { BusyButton } from '@homeview/ui/BusyButton';
import { KeyValueList } from '@homeview/ui/KeyValueList';
import { StatusLabel } from '@homeview/ui/StatusLabel';
import type { StatusTone } from '@homeview/ui/StatusLabel';
import { tabularFigures } from '@homeview/ui/theme';
import { maskAddress } from '../../mask';
import { Code } from '../../console/parts/Card';
import type { CallEntry, Entry } from '../app/callLog';
import { isGood, readable, timeOf } from '../app/callTexts';

const Item = styled('li')(({ theme }) => ({
  padding: theme.spacing(1.25, 0.25),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > button': { marginTop: theme.spacing(1) },
}));

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: theme.spacing(0.25, 1),
  margin: 0,
  '& > time, & > .kind': {
    ...theme.typography.caption,
    ...tabularFigures,
    color: theme.vars.palette.text.secondary,
  },
  '& > strong': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& > .state': { marginLeft: 'auto', minWidth: 0 },
}));

interface Props {
  readonly entry: Entry;
  /** The state in words. */
  readonly state: string;
  /** Opens the store sheet for a call that waits. */
  readonly decide: (call: CallEntry) => void;
}

/** One entry of the log. */
export const CallItem = memo(function CallItem({ entry, state, decide }: Props) {
  const { title, kind, tone, facts } = partsOf(entry);
  return (
    <Item>
      <Line>
        <time dateTime={entry.at.toISOString()}>{timeOf(entry.at)}</time>
        <span className="kind">{kind}</span>
        {entry.kind === 'page' ? <Code>{title}</Code> : <strong>{title}</strong>}
        {state === '' ? null : (
          <span className="state">
            <StatusLabel tone={tone}>{state}</StatusLabel>
          </span>
        )}
      </Line>
      {facts.length === 0 ? null : (
        <KeyValueList
          dense
          rows={facts.map(([label, value]) => ({ label, value: <Code>{value}</Code> }))}
        />
      )}
      {waitsForSomebody(entry) ? (
        <BusyButton variant="outlined" onClick={() => decide(entry)}>
          Answer now
        </BusyButton>
      ) : null}
    </Item>
  );
});

const waitsForSomebody = (entry: Entry): entry is CallEntry =>
  entry.kind === 'call' && !entry.answer && !entry.left && entry.method === 'IAP.payment';

interface Parts {
  readonly kind: string;
  readonly title: string;
  readonly tone: StatusTone;
  readonly facts: readonly (readonly [name: string, value: string])[];
}

function partsOf(entry: Entry): Parts {
  switch (entry.kind) {
    case 'page':
      return { kind: 'page', title: maskAddress(entry.path), tone: 'neutral', facts: [] };
    case 'noise':
      return { kind: 'page to app', title: entry.text, tone: 'ending', facts: [] };
    case 'event':
      return {
        kind: 'app to page',
        title: entry.event,
        tone: isGood(entry.reply) ? 'active' : 'ending',
        facts: [
          ['data', readable(entry.data)],
          ['id', entry.id],
        ],
      };
    case 'call': {
      const { method, params, answer, id } = entry;
      return {
        kind: 'page to app',
        title: method,
        tone: answer === null ? 'pending' : isGood(answer) ? 'active' : 'ending',
        facts: [
          ['params', readable(params)],
          ...(answer?.data === undefined ? [] : [['answer', readable(answer.data)] as const]),
          ['id', id],
        ],
      };
    }
  }
}
