import type { ReactNode } from 'react';
import { KeyValueList } from '@homeview/ui/KeyValueList';
import { Section } from '@homeview/ui/Section';
import type { ActOffer } from '../../../acts/act';
import type { Contents } from '../../api';
import { Card, Cards } from '../../parts/Card';
import { readable } from '../../parts/dateTime';
import { ActButtons } from '../acts/ActButtons';
import type { Act } from '../useSandbox';

const named = (names: readonly string[]) => (names.length === 0 ? 'none' : names.join(', '));
const price = (cents: number) => `$${(cents / 100).toFixed(2)}`;

interface Props {
  readonly contents: Contents;
  readonly act: Act;
  readonly send: Act;
}

/** The people, houses, plans, orders and gift cards of the sandbox. */
export function ContentsPanel({ contents, act, send }: Props) {
  const { people, houses, plans, orders, giftCards, promotions } = contents;
  const buttons = (offers: readonly ActOffer[], name: string) => (
    <ActButtons {...{ offers, name, act, send }} />
  );
  return (
    <Section title="Contents">
      <Cards>
        {people.map(({ id, username, password, nickname, secondFactorCode, signedIn, acts }) => (
          <Facts
            key={id}
            title={nickname}
            rows={{
              'E-mail': username,
              Password: password,
              'Signed in': signedIn ? 'yes' : 'no',
              ...(secondFactorCode === null ? {} : { Code: secondFactorCode }),
            }}
          >
            {buttons(acts, nickname)}
          </Facts>
        ))}
        {houses.map(({ id, name, isOwner, devices, withoutPlan, acts }) => (
          <Facts
            key={id}
            title={`House: ${name}`}
            rows={{
              ID: id,
              Owner: isOwner ? 'yes' : 'no, so the portal doesn’t list it',
              Devices: devices,
              'Without a plan': named(withoutPlan),
            }}
          >
            {buttons(acts, name)}
          </Facts>
        ))}
        {plans.map(({ id, name, unit, cents, end, state, changes, devices, acts }) => (
          <Facts
            key={id}
            title={`Plan ${id}: ${name}`}
            rows={{
              Price: `${price(cents)} / ${unit}`,
              'Period ends': `${readable(end)}, ${state}`,
              'Pending change': changes ? 'yes' : 'no',
              Devices: named(devices),
            }}
          >
            {buttons(acts, `plan ${id}`)}
          </Facts>
        ))}
        {orders.map(({ id, name, cents, createdAt, state, acts }) => (
          <Facts
            key={id}
            title={`Order ${id}: ${name}`}
            rows={{ Sum: price(cents), Ordered: readable(createdAt), State: state }}
          >
            {buttons(acts, `order ${id}`)}
          </Facts>
        ))}
        {giftCards.map(({ code, used, acts }) => (
          <Facts key={code} title={`Gift card ${code}`} rows={{ State: used ? 'used' : 'valid' }}>
            {buttons(acts, code)}
          </Facts>
        ))}
        {promotions.map(({ id, startTime, endTime, acts }) => (
          <Facts
            key={id}
            title={`Promotion ${id}`}
            rows={{ Begins: readable(startTime), Ends: readable(endTime) }}
          >
            {buttons(acts, `promotion ${id}`)}
          </Facts>
        ))}
      </Cards>
    </Section>
  );
}

interface FactsProps {
  readonly title: string;
  readonly rows: Readonly<Record<string, string | number>>;
  readonly children?: ReactNode;
}

const Facts = ({ title, rows, children }: FactsProps) => (
  <Card>
    <b>{title}</b>
    <KeyValueList plain rows={Object.entries(rows).map(([label, value]) => ({ label, value }))} />
    {children}
  </Card>
);
