import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Body } from '@homeview/ui/Body';
import { BusyButton } from '@homeview/ui/BusyButton';
import { VisuallyHidden } from '@homeview/ui/VisuallyHidden';
import type { Contents, JournalEntry, TimelineEvent, Travelled } from '../../api';
import { Row } from '../../parts/Card';
import { Panel } from '../../parts/Panel';
import { readable } from '../../parts/dateTime';
import type { Act } from '../useSandbox';
import { CallEntry } from './CallEntry';
import { ClockControls, travelMessage } from './ClockControls';
import { FilterForm } from './FilterForm';
import { NO_FILTER, isShown, timelineOf } from './timeline';
import type { TimelineItem } from './timeline';

interface Props {
  readonly id: string;
  readonly now: string;
  readonly contents: Contents | undefined;
  readonly journal: readonly JournalEntry[];
  /** The names of all calls. */
  readonly calls: readonly string[];
  readonly act: Act;
  readonly send: Act;
  readonly makeFail: (call: string) => void;
  /** Goes on in a copy from before a change. */
  readonly copyFrom: (point: number) => void;
}

/** Coming events that are always visible; the others are folded. */
const NEAR = 2;
/** Past entries that are shown at first. */
const LATEST = 20;

const Entries = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    padding: theme.spacing(1, 0),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
}));

/** A sentence with its button at the end of the line. */
const Coming = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  '& > button': { flexShrink: 0, paddingInline: theme.spacing(1) },
}));

/** Buttons below a sentence, aligned with its text. */
const Below = styled(Row)(({ theme }) => ({
  // The label is in the middle of the room for a spinner.
  '& > button': { paddingInline: theme.spacing(1), marginInlineStart: theme.spacing(-2.5) },
  gap: theme.spacing(0, 2),
}));

const Now = styled('p')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(0.5, 0),
  borderTop: `2px solid ${theme.vars.palette.primary.main}`,
  color: theme.vars.palette.primary.main,
  fontWeight: 600,
}));

/** What is coming up, now, and what has happened: changes can be undone from here. */
export function Timeline(props: Props) {
  const { id, now, contents, journal, calls, act, send, makeFail, copyFrom } = props;
  const form = useForm({ defaultValues: NO_FILTER });
  const filter = { ...NO_FILTER, ...useWatch({ control: form.control }) };
  const [isAll, setIsAll] = useState(false);
  const coming = (contents?.comingUp ?? []).filter((event) => isShown(event, filter));
  const past = timelineOf(contents?.happened ?? [], journal, filter);
  const isFiltered = Object.values(filter).some((value) => value !== '');
  const line = useRef<HTMLParagraphElement>(null);
  // The button disappears with its entry, so the focus moves to the line between them.
  const leaveEntry = () => line.current?.focus({ preventScroll: true });
  const goTo = (at: string) => {
    leaveEntry();
    void act<Travelled>('/clock', 'PUT', { now: at }, travelMessage);
  };
  const comingItem = (event: TimelineEvent, index: number) => (
    <li key={`${event.at} ${index}`}>
      <Coming>
        <span>
          <small>{readable(event.at)}</small> {event.what}
        </span>
        <BusyButton variant="text" onClick={() => goTo(event.at)}>
          Go there
          <VisuallyHidden>: {event.what}</VisuallyHidden>
        </BusyButton>
      </Coming>
    </li>
  );
  return (
    <Panel title="Timeline">
      <ClockControls {...{ now, act, send }} />
      <details>
        <summary>Filter{isFiltered ? ' (set)' : ''}</summary>
        <FilterForm {...{ form, calls }} />
      </details>
      {coming.length > NEAR ? (
        <details>
          <summary>
            {coming.length === NEAR + 1 ? '1 later event' : `${coming.length - NEAR} later events`}
          </summary>
          <Entries aria-label="Later events" reversed>
            {coming.slice(NEAR).reverse().map(comingItem)}
          </Entries>
        </details>
      ) : null}
      {coming.length === 0 ? <Body size="small">Nothing is coming up.</Body> : null}
      <Entries aria-label="Coming up" reversed>
        {coming.slice(0, NEAR).reverse().map(comingItem)}
      </Entries>
      <Now ref={line} tabIndex={-1}>
        Now: {readable(now)} UTC
      </Now>
      {past.length === 0 ? (
        <Body size="small">{isFiltered ? 'Nothing matches.' : 'Nothing has happened yet.'}</Body>
      ) : null}
      <Entries aria-label="Past">
        {(isAll ? past : past.slice(0, LATEST)).map((item, index) => (
          <li key={keyOf(item, index)}>
            {item.type === 'event' ? (
              <PastEvent event={item.event} {...{ act, copyFrom, leaveEntry }} />
            ) : (
              <details open={isFiltered}>
                <summary>{callsText(item.calls)}</summary>
                {item.calls.map((entry) => (
                  <CallEntry key={entry.id} {...{ entry, id, act, makeFail }} />
                ))}
              </details>
            )}
          </li>
        ))}
      </Entries>
      {!isAll && past.length > LATEST ? (
        <Row>
          <BusyButton variant="text" onClick={() => setIsAll(true)}>
            Show all {past.length}
          </BusyButton>
        </Row>
      ) : null}
    </Panel>
  );
}

const keyOf = (item: TimelineItem, index: number): string =>
  item.type === 'calls'
    ? `calls ${item.calls.at(-1)?.id ?? ''}`
    : `${item.event.at} ${item.event.what} ${item.event.point ?? index}`;

function callsText(calls: readonly JournalEntry[]): string {
  const failed = calls.filter(({ status, code }) => status !== 200 || code !== 200).length;
  const count = calls.length === 1 ? '1 call' : `${calls.length} calls`;
  return failed === 0 ? count : `${count}, ${failed} failed`;
}

interface EventProps {
  readonly event: TimelineEvent;
  readonly act: Act;
  readonly copyFrom: (point: number) => void;
  readonly leaveEntry: () => void;
}

function PastEvent({ event, act, copyFrom, leaveEntry }: EventProps) {
  const { at, what, kind, by, realAt, point } = event;
  const undo = () => {
    leaveEntry();
    void act('/undo', 'POST', { point }, () => `Back to before: ${what}`);
  };
  const who = [kind, by, realAt && `done ${readable(realAt)} UTC`].filter(Boolean).join(', ');
  return (
    <>
      <small>{readable(at)}</small> {what}
      {who === '' ? null : (
        <Body size="small" tone="muted">
          {who}
        </Body>
      )}
      {point === undefined ? null : (
        <Below>
          <BusyButton variant="text" onClick={undo}>
            Back to before this
            <VisuallyHidden>: {what}</VisuallyHidden>
          </BusyButton>
          <BusyButton variant="text" onClick={() => copyFrom(point)}>
            Copy from before this
            <VisuallyHidden>: {what}</VisuallyHidden>
          </BusyButton>
        </Below>
      )}
    </>
  );
}
