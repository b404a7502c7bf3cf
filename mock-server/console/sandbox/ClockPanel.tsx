import { useState } from 'react';
import { Body } from '@homeview/ui/Body';
import { BusyButton } from '@homeview/ui/BusyButton';
import { Section } from '@homeview/ui/Section';
import { TextInput } from '@homeview/ui/TextInput';
import type { Contents, Happening, Travelled } from '../api';
import { Card, Fields, Row } from '../parts/Card';
import { readable } from '../parts/moment';
import type { Act } from './useSandbox';

interface Props {
  readonly now: string;
  readonly contents: Contents | undefined;
  readonly act: Act;
}

const JUMPS = [
  { label: 'Back a day', advance: '-P1D' },
  { label: 'On a day', advance: 'P1D' },
  { label: 'On a month', advance: 'P1M' },
  { label: 'To what falls due next', advance: 'next' },
];

const told = ({ now, happened }: Travelled): string =>
  `It is ${readable(now)} now. ${happened.length === 0 ? 'Nothing' : happened.length} fell due.`;

/** The clock of the sandbox, and what it brings about. */
export function ClockPanel({ now, contents, act }: Props) {
  const [wanted, setWanted] = useState('');
  const go = (to: object) => void act<Travelled>('/clock', 'PUT', to, told);
  return (
    <Section title="Clock">
      <Card as="div">
        <Body>It is {readable(now)} UTC in this world.</Body>
        <Row>
          {JUMPS.map(({ label, advance }) => (
            <BusyButton key={advance} variant="outlined" onClick={() => go({ advance })}>
              {label}
            </BusyButton>
          ))}
        </Row>
        <Fields>
          <div>
            <TextInput
              label="Another moment (UTC)"
              type="datetime-local"
              value={wanted}
              onChange={({ target }) => setWanted(target.value)}
            />
          </div>
          <div className="send">
            <BusyButton
              variant="outlined"
              disabled={wanted === ''}
              onClick={() => go({ now: `${wanted}:00Z` })}
            >
              Set the clock
            </BusyButton>
          </div>
        </Fields>
        <Happenings title="Falls due next" list={contents?.comingUp ?? []} empty="Nothing." />
        <Happenings
          title="Fell due"
          list={[...(contents?.happened ?? [])].reverse()}
          empty="Nothing so far."
        />
      </Card>
    </Section>
  );
}

interface ListProps {
  readonly title: string;
  readonly list: readonly Happening[];
  readonly empty: string;
}

const Happenings = ({ title, list, empty }: ListProps) => (
  <details open={title === 'Falls due next'}>
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
