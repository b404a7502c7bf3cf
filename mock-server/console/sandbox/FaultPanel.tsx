import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { Body } from '@homeview/ui/Body';
import { BusyButton } from '@homeview/ui/BusyButton';
import { Section } from '@homeview/ui/Section';
import { SelectInput } from '@homeview/ui/SelectInput';
import { TextInput } from '@homeview/ui/TextInput';
import { shortFault } from '../../control/shortFault';
import type { Fault } from '../api';
import { Card, Code, Fields, Row } from '../parts/Card';
import { KIND_WORDS, readDetail } from './faultKinds';
import type { Act } from './useSandbox';

interface Props {
  readonly faults: readonly Fault[];
  readonly calls: readonly string[];
  readonly kinds: readonly string[];
  /** The call that is to fail next. */
  readonly call: string;
  readonly onCall: (call: string) => void;
  readonly act: Act;
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
];

/** What goes wrong in this world: which call, how, how often. */
export function FaultPanel({ faults, calls, kinds, call, onCall, act }: Props) {
  const [kind, setKind] = useState('http');
  const [detail, setDetail] = useState('');
  const [times, setTimes] = useState('1');
  const waiting = useRef<HTMLDivElement>(null);
  const words = KIND_WORDS[kind];
  const add = () =>
    void act('/faults', 'POST', {
      call,
      kind,
      times: times === '' ? null : Number(times),
      ...readDetail(kind, detail),
    });
  const takeAway = (path: string) => {
    // The button goes with its fault: the keyboard stays where they are listed.
    waiting.current?.focus();
    void act(path, 'DELETE');
  };
  return (
    <Section title="Faults">
      <Card as="div">
        <Fields>
          <div>
            <SelectInput
              label="The call"
              value={call}
              options={[
                { value: '*', label: 'Any call' },
                ...calls.map((value) => ({ value, label: value })),
              ]}
              onChange={onCall}
            />
          </div>
          <div>
            <SelectInput
              label="How it fails"
              value={kind}
              options={kinds.map((value) => ({ value, label: KIND_WORDS[value]?.label ?? value }))}
              onChange={(next) => (setKind(next), setDetail(''))}
            />
          </div>
          {words?.detail === undefined ? null : (
            <div>
              <TextInput
                label={words.detail}
                placeholder={words.example}
                value={detail}
                onChange={({ target }) => setDetail(target.value)}
              />
            </div>
          )}
          <div>
            <SelectInput label="How often" value={times} options={TIMES} onChange={setTimes} />
          </div>
          <div className="send">
            <BusyButton onClick={add}>Make it fail</BusyButton>
          </div>
        </Fields>
        <Waiting ref={waiting} tabIndex={-1} role="group" aria-label="Waiting faults">
          {faults.length === 0 ? <Body size="small">No fault is waiting.</Body> : null}
          {faults.map((fault) => (
            <Row key={fault.id} sx={{ alignItems: 'center' }}>
              <Code className="grow">{shortFault(fault) ?? `${fault.call}: ${fault.kind}`}</Code>
              <BusyButton variant="text" onClick={() => takeAway(`/faults/${fault.id}`)}>
                Take away
              </BusyButton>
            </Row>
          ))}
          {faults.length < 2 ? null : (
            <Row>
              <BusyButton variant="outlined" onClick={() => takeAway('/faults')}>
                Take all away
              </BusyButton>
            </Row>
          )}
        </Waiting>
      </Card>
    </Section>
  );
}
