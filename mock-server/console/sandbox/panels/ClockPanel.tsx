import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Body } from '@homeview/ui/Body';
import { BusyButton } from '@homeview/ui/BusyButton';
import { CheckboxRow } from '@homeview/ui/CheckboxRow';
import { TextInput } from '@homeview/ui/TextInput';
import type { Contents, TimelineEvent, Travelled } from '../../api';
import { Row } from '../../parts/Card';
import { FieldsForm } from '../../parts/FieldsForm';
import { momentOf, readable } from '../../parts/dateTime';
import { Panel } from '../../parts/Panel';
import { messageOf } from '../../useControlQuery';
import { clockSchema } from '../clock.schema';
import type { Act } from '../useSandbox';

interface Props {
  readonly now: string;
  readonly contents: Contents | undefined;
  readonly act: Act;
  readonly send: Act;
}

const resolver = yupResolver(clockSchema);

const JUMPS = [
  { label: 'Back 1 day', advance: '-P1D' },
  { label: 'Forward 1 day', advance: 'P1D' },
  { label: 'Forward 1 month', advance: 'P1M' },
  { label: 'To the next event', advance: 'next' },
];

const travelMessage = ({ now, happened }: Travelled): string =>
  `The clock now shows ${readable(now)}. Events on the way: ${happened.length}.`;

/** The clock of the sandbox with its upcoming and past events. */
export function ClockPanel({ now, contents, act, send }: Props) {
  const { formState, handleSubmit, register, setError } = useForm({
    resolver,
    defaultValues: { now: '' },
  });
  const { errors, isSubmitting } = formState;
  const [ages, setAges] = useState(false);
  const sessions = ages ? { sessions: 'age' } : {};
  const setClock = handleSubmit(({ now: typed }) =>
    send<Travelled>('/clock', 'PUT', { now: momentOf(typed), ...sessions }, travelMessage).catch(
      (reason: unknown) => setError('root', { message: messageOf(reason) }),
    ),
  );
  return (
    <Panel title="Clock">
      <Body>The clock shows {readable(now)} UTC.</Body>
      <Row>
        {JUMPS.map(({ label, advance }) => (
          <BusyButton
            key={advance}
            variant="outlined"
            onClick={() =>
              void act<Travelled>('/clock', 'PUT', { advance, ...sessions }, travelMessage)
            }
          >
            {label}
          </BusyButton>
        ))}
      </Row>
      <CheckboxRow checked={ages} onChange={setAges}>
        Let sessions and codes expire. Otherwise the customer stays signed in.
      </CheckboxRow>
      <FieldsForm
        aria-label="Set the clock"
        refusal={errors.root?.message}
        onSubmit={(event) => void setClock(event)}
      >
        <div>
          <TextInput
            label="Date and time (UTC)"
            type="datetime-local"
            error={errors.now?.message}
            {...register('now')}
          />
        </div>
        <div className="send">
          <BusyButton variant="outlined" type="submit" busy={isSubmitting}>
            Set the clock
          </BusyButton>
        </div>
      </FieldsForm>
      <TimelineEvents title="Upcoming events" list={contents?.comingUp ?? []} empty="None." />
      <TimelineEvents
        title="Past events"
        list={[...(contents?.happened ?? [])].reverse()}
        empty="None so far."
      />
    </Panel>
  );
}

interface ListProps {
  readonly title: string;
  readonly list: readonly TimelineEvent[];
  readonly empty: string;
}

const TimelineEvents = ({ title, list, empty }: ListProps) => (
  <details open={title === 'Upcoming events'}>
    <summary>
      {title} ({list.length})
    </summary>
    {list.length === 0 ? <Body size="small">{empty}</Body> : null}
    <ul>
      {list.map(({ at, what }, index) => (
        <li key={index}>
          {readable(at)}: {what}
        </li>
      ))}
    </ul>
  </details>
);
