import { useRef, useState } from 'react';
import { EmptyState } from '@homeview/ui/EmptyState';
import { NoMatch, SearchInput, normalizeText, useSearch } from '@homeview/ui/SearchInput';
import { Stack } from '@homeview/ui/Stack';
import { TextLink } from '@homeview/ui/TextLink';
import { Title } from '@homeview/ui/Title';
import { Body } from '@homeview/ui/Body';
import { BusyButton } from '@homeview/ui/BusyButton';
import { VisuallyHidden } from '@homeview/ui/VisuallyHidden';
import { ask, sandboxPath } from '../api';
import type { Summary } from '../api';
import { dialogs } from '../dialogs';
import { toasts } from '../toasts';
import { LoadFailed } from '../parts/LoadFailed';
import { Card, Cards, Row } from '../parts/Card';
import { readable } from '../parts/dateTime';
import { sandboxHash } from '../route';
import { messageOf, useControlQuery } from '../useControlQuery';
import { AboutForm } from './AboutForm';

/** The polling interval of the list, in ms. */
const EVERY_MS = 5000;

/** The maximum number of sandboxes shown: more of them would make the page too long. */
const SHOWN = 50;

const number = new Intl.NumberFormat('en-US');
const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

/** The open sandboxes, most recently used first; a search finds the others. */
export function SandboxesPage() {
  const { answer, error, again } = useControlQuery<readonly Summary[]>('/sandboxes', EVERY_MS);
  const { field, wanted } = useSearch();
  const all = (answer ?? []).filter((summary) => isFound(summary, wanted));
  const list = all.slice(-SHOWN).reverse();
  const cards = useRef<HTMLDivElement>(null);
  const afterDeletion = () => {
    // The button disappears with its sandbox, so the focus moves to the list.
    cards.current?.focus();
    again();
  };
  if (error !== null && !answer) {
    return <LoadFailed message={error} onRetry={again} />;
  }
  return (
    <Stack spacing={3}>
      <Title>Open sandboxes</Title>
      <Body tone="muted">
        Each link opens its own sandbox. The least recently used ones are removed when you open
        many. All of them are lost when the mock server stops, unless it saves them to a folder or a
        database.
      </Body>
      {answer?.length === 0 ? <EmptyState title="No open sandboxes" /> : null}
      {answer && answer.length > 0 ? (
        <SearchInput label="Title, ticket, case or note" {...field} />
      ) : null}
      {answer && answer.length > 0 && all.length === 0 ? (
        <NoMatch>No sandbox has these words. Try fewer, or another one.</NoMatch>
      ) : null}
      {all.length > list.length ? (
        <Body size="small">
          {list.length} of {number.format(all.length)} sandboxes, the latest first.
        </Body>
      ) : null}
      <Cards ref={cards} tabIndex={-1} role="group" aria-label="Sandboxes" sx={{ outline: 0 }}>
        {list.map((summary) => (
          <SandboxCard key={summary.sandbox} {...{ summary, again, afterDeletion }} />
        ))}
      </Cards>
    </Stack>
  );
}

/** Whether every word is part of what people know about a sandbox. */
function isFound(summary: Summary, wanted: string): boolean {
  const { sandbox, scenario, title, caseTitle, ticket, note } = summary;
  const known = normalizeText([sandbox, scenario, title, caseTitle, ticket, note].join('\n'));
  return wanted.split(' ').every((word) => known.includes(word));
}

interface CardProps {
  readonly summary: Summary;
  readonly again: () => void;
  readonly afterDeletion: () => void;
}

function SandboxCard({ summary, again, afterDeletion }: CardProps) {
  const { sandbox, scenario, title, caseTitle, ticket, owner, usedAt } = summary;
  const [isRenaming, setIsRenaming] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const lines = [
    ticket === null ? '' : `Ticket ${ticket}.`,
    title === null ? '' : `${caseTitle}.`,
    `Sandbox ${sandbox}${sandbox.startsWith(scenario) ? '' : `, scenario ${scenario}`}.`,
  ];
  return (
    <Card sx={isRenaming ? { gridColumn: '1 / -1' } : {}}>
      <div>
        <TextLink href={sandboxHash(sandbox)} standalone>
          {title ?? caseTitle}
        </TextLink>
      </div>
      <Body size="small" tone="muted">
        {lines.filter(Boolean).join(' ')}
      </Body>
      <Body size="small" tone="muted">
        {owner === null ? '' : `Owner: ${owner}. `}
        {usedAt === null ? '' : `Last used: ${readable(usedAt)} UTC. `}
        Clock: {readable(summary.now)} UTC. {counted(summary.requests, 'call')},{' '}
        {counted(summary.faults, 'fault')}.
      </Body>
      <Row>
        <BusyButton
          ref={rename}
          variant="outlined"
          aria-expanded={isRenaming}
          onClick={() => setIsRenaming(!isRenaming)}
        >
          Rename
          <VisuallyHidden> sandbox {sandbox}</VisuallyHidden>
        </BusyButton>
        <BusyButton
          variant="outlined"
          color="error"
          onClick={() => void askToDelete(sandbox, afterDeletion)}
        >
          Delete
          <VisuallyHidden> sandbox {sandbox}</VisuallyHidden>
        </BusyButton>
      </Row>
      {isRenaming ? (
        <AboutForm
          summary={summary}
          onSaved={() => {
            // The form disappears with the focus.
            rename.current?.focus();
            setIsRenaming(false);
            again();
          }}
        />
      ) : null}
    </Card>
  );
}

/** Nothing brings a deleted sandbox back, so it asks first. */
async function askToDelete(id: string, then: () => void): Promise<void> {
  const { by } = await dialogs.open({
    title: `Delete ${id}?`,
    content: 'Its timeline and data are lost. To keep them, save it to a file first.',
    confirmLabel: 'Delete',
    destructive: true,
  });
  if (by !== 'confirm') return;
  try {
    await ask(sandboxPath(id), 'DELETE');
    toasts.show({ message: `${id} is deleted`, tone: 'success' });
    then();
  } catch (error) {
    toasts.show({ message: messageOf(error), tone: 'error' });
  }
}
