import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { BusyButton } from '@homeview/ui/BusyButton';
import { CheckboxRow } from '@homeview/ui/CheckboxRow';
import { TextInput } from '@homeview/ui/TextInput';
import type { Travelled } from '../../api';
import { Row } from '../../parts/Card';
import { ClosedOnPhone } from '../../parts/ClosedOnPhone';
import { FieldsForm } from '../../parts/FieldsForm';
import { momentOf, readable } from '../../parts/dateTime';
import { messageOf } from '../../useControlQuery';
import { clockSchema } from '../clock.schema';
import type { Act } from '../useSandbox';

interface Props {
  readonly now: string;
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

export const travelMessage = ({ now, happened }: Travelled): string =>
  `The clock now shows ${readable(now)}. Events on the way: ${happened.length}.`;

/** The clock of the sandbox, and the ways to move it. */
export function ClockControls({ now, act, send }: Props) {
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
    <ClosedOnPhone summary={`The clock shows ${readable(now)} UTC.`}>
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
      <details>
        <summary>Choose a date</summary>
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
      </details>
    </ClosedOnPhone>
  );
}
