import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { Body } from '@homeview/ui/Body';
import { BusyButton } from '@homeview/ui/BusyButton';
import { TextInput } from '@homeview/ui/TextInput';
import { shortFault } from '../../../control/links/shortFault';
import type { Fault } from '../../api';
import { Code, Row } from '../../parts/Card';
import { FieldsForm } from '../../parts/FieldsForm';
import { FormSelect } from '../../parts/FormSelect';
import { Panel } from '../../parts/Panel';
import { messageOf } from '../../useControlQuery';
import type { FaultForm } from '../fault.schema';
import { readDetail, usualTimes, wordsOfKind } from '../faultLabels';
import type { Act } from '../useSandbox';

interface Props {
  readonly faults: readonly Fault[];
  readonly calls: readonly string[];
  readonly kinds: readonly string[];
  readonly form: UseFormReturn<FaultForm>;
  readonly act: Act;
  readonly send: Act;
}

const Waiting = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  '&:focus': { outline: 0 },
}));

const TIMES = [
  { value: '1', label: 'Once' },
  { value: '3', label: 'Three times' },
  { value: '', label: 'Every time' },
] as const;

/** Sets and removes faults: the call, the kind, and how often. */
export function FaultPanel({ faults, calls, kinds, form, act, send }: Props) {
  const { control, formState, getValues, handleSubmit, register } = form;
  const { resetField, setError, setValue } = form;
  const { errors, isSubmitting } = formState;
  const waiting = useRef<HTMLDivElement>(null);
  const chosenKind = useWatch({ control, name: 'kind' });
  const { detail, example, isNumber } = wordsOfKind(chosenKind) ?? {};
  // A browser sends a request again when its connection is reset, so once would show nothing.
  const timesOf = (kind: string) => (kind === 'reset' ? TIMES.slice(-1) : TIMES);
  const add = handleSubmit(({ call, kind, detail: typed, times }) =>
    send('/faults', 'POST', {
      call,
      kind,
      times: times === '' ? null : Number(times),
      ...readDetail(kind, typed),
    }).catch((reason: unknown) => setError('root', { message: messageOf(reason) })),
  );
  const takeAway = (path: string) => {
    // The button disappears with its fault, so the focus moves to the list.
    waiting.current?.focus();
    void act(path, 'DELETE');
  };
  return (
    <Panel title="Faults">
      <FieldsForm
        aria-label="Set a fault"
        refusal={errors.root?.message}
        onSubmit={(event) => void add(event)}
      >
        <div>
          <FormSelect
            {...{ control, name: 'call', label: 'Call' }}
            options={[
              { value: '*', label: 'Any call' },
              ...calls.map((value) => ({ value, label: value })),
            ]}
            onChoose={(call) => setValue('times', usualTimes(call, getValues('kind')))}
          />
        </div>
        <div>
          <FormSelect
            {...{ control, name: 'kind', label: 'How it fails' }}
            options={kinds.map((value) => ({ value, label: wordsOfKind(value)?.label ?? value }))}
            onChoose={(kind) => {
              resetField('detail');
              setValue('times', usualTimes(getValues('call'), kind));
            }}
          />
        </div>
        {detail === undefined ? null : (
          <div>
            <TextInput
              label={detail}
              hint={`Default: ${example}`}
              autoComplete="off"
              inputMode={isNumber ? 'numeric' : 'text'}
              error={errors.detail?.message}
              {...register('detail')}
            />
          </div>
        )}
        <div>
          <FormSelect
            {...{ control, name: 'times', label: 'How often', options: timesOf(chosenKind) }}
          />
        </div>
        <div className="send">
          <BusyButton type="submit" busy={isSubmitting}>
            Set the fault
          </BusyButton>
        </div>
      </FieldsForm>
      <Waiting ref={waiting} tabIndex={-1} role="group" aria-label="Faults that are set">
        {faults.length === 0 ? <Body size="small">No faults are set.</Body> : null}
        {faults.map((fault) => (
          <Row key={fault.id} sx={{ alignItems: 'center' }}>
            <Code className="grow">{shortFault(fault) ?? `${fault.call}: ${fault.kind}`}</Code>
            <BusyButton variant="text" onClick={() => takeAway(`/faults/${fault.id}`)}>
              Remove
            </BusyButton>
          </Row>
        ))}
        {faults.length < 2 ? null : (
          <Row>
            <BusyButton variant="outlined" onClick={() => takeAway('/faults')}>
              Remove all
            </BusyButton>
          </Row>
        )}
      </Waiting>
    </Panel>
  );
}
