import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Body } from '@homeview/ui/Body';
import { BusyButton } from '@homeview/ui/BusyButton';
import { Section } from '@homeview/ui/Section';
import { Card, Code } from '../../console/parts/Card';
import { replyOf, stateOf } from '../app/callTexts';
import type { Entry } from '../app/callLog';
import type { Phone } from '../app/phone';
import { CallItem } from './CallItem';
import { usePhone } from './usePhone';

const TITLE = 'Bridge calls';

/** Sticky beside the phone on wide screens, with its own scrolling. */
const Panel = styled(Card)(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    top: theme.spacing(2),
    maxHeight: 'calc(100dvh - 2rem)',
    '& > section': { display: 'flex', flexDirection: 'column', minHeight: 0 },
  },
}));

const List = styled('ol')(({ theme }) => ({
  margin: theme.spacing(1.5, 0, 0),
  padding: 0,
  listStyle: 'none',
  overflow: 'auto',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:empty::after': {
    content: '"No calls yet"',
    display: 'block',
    padding: theme.spacing(1.5, 0),
    color: theme.vars.palette.text.secondary,
  },
}));

/** Calls and events between page and app, newest first. */
export function CallList({ phone }: { readonly phone: Phone }) {
  const entries = usePhone(phone, 'entries');
  const address = usePhone(phone, 'address');
  const [keyOf] = useState(makeKeys);
  return (
    <Panel as="div">
      <Section
        title={TITLE}
        action={
          <BusyButton variant="text" onClick={() => phone.clear()}>
            Clear
          </BusyButton>
        }
      >
        <Body size="small" tone="muted">
          Page <Code>{address ?? '–'}</Code>
        </Body>
        <List aria-label={TITLE} tabIndex={0}>
          {entries.map((entry) => (
            <CallItem
              key={keyOf(entry)}
              entry={entry}
              state={wordsOf(entry)}
              decide={phone.decide}
            />
          ))}
        </List>
      </Section>
    </Panel>
  );
}

/**
 * The state of an entry. Entries are mutated in place, so an item renders again only when this
 * changes.
 */
function wordsOf(entry: Entry): string {
  if (entry.kind === 'page') return '';
  if (entry.kind === 'noise') return 'invalid message';
  return entry.kind === 'call' ? stateOf(entry) : replyOf(entry);
}

/** Creates React keys; the ids of calls come from the page and may repeat. */
function makeKeys(): (entry: Entry) => number {
  const keys = new WeakMap<Entry, number>();
  let last = 0;
  return (entry) => {
    const known = keys.get(entry) ?? (last += 1);
    keys.set(entry, known);
    return known;
  };
}
