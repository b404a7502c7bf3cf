import type { ReactNode } from 'react';
import { BusyButton } from '@homeview/ui/BusyButton';
import { KeyValueList } from '@homeview/ui/KeyValueList';
import { Section } from '@homeview/ui/Section';
import { VisuallyHidden } from '@homeview/ui/VisuallyHidden';
import type { Contents } from '../../api';
import { Card, Cards, Row } from '../../parts/Card';
import { readable } from '../../parts/dateTime';
import type { Act } from '../useSandbox';

const named = (names: readonly string[]) => (names.length === 0 ? 'none' : names.join(', '));
const price = (cents: number) => `$${(cents / 100).toFixed(2)}`;

interface Props {
  readonly contents: Contents;
  readonly act: Act;
}

/** What can happen to an order outside the portal. */
const EVENT_LABELS: Readonly<Record<string, string>> = {
  'order-paid': 'Pay',
  'payment-declined': 'Decline',
  'order-refunded': 'Refund',
  'refund-failed': 'Fail the refund',
};

/** The people, houses, plans, orders and gift cards of the sandbox. */
export function ContentsPanel({ contents, act }: Props) {
  const { people, houses, plans, orders, giftCards } = contents;
  const happen = (event: string, orderId: string) =>
    act(
      '/events',
      'POST',
      { event, params: { orderId } },
      () => `Order ${orderId} changed. The event is among the past events.`,
    );
  return (
    <Section title="Contents">
      <Cards>
        {people.map(({ id, username, password, nickname, secondFactorCode, signedIn }) => (
          <Facts
            key={id}
            title={nickname}
            rows={{
              'E-mail': username,
              Password: password,
              'Signed in': signedIn ? 'yes' : 'no',
              ...(secondFactorCode === null ? {} : { Code: secondFactorCode }),
            }}
          />
        ))}
        {houses.map(({ id, name, isOwner, devices, withoutPlan }) => (
          <Facts
            key={id}
            title={`House: ${name}`}
            rows={{
              ID: id,
              Owner: isOwner ? 'yes' : 'no, so the portal doesn’t list it',
              Devices: devices,
              'Without a plan': named(withoutPlan),
            }}
          />
        ))}
        {plans.map(({ id, name, unit, cents, end, state, changes, devices }) => (
          <Facts
            key={id}
            title={`Plan ${id}: ${name}`}
            rows={{
              Price: `${price(cents)} / ${unit}`,
              'Period ends': `${readable(end)}, ${state}`,
              'Pending change': changes ? 'yes' : 'no',
              Devices: named(devices),
            }}
          />
        ))}
        {orders.map(({ id, name, cents, createdAt, state, events }) => (
          <Facts
            key={id}
            title={`Order ${id}: ${name}`}
            rows={{ Sum: price(cents), Ordered: readable(createdAt), State: state }}
          >
            <Row>
              {events.map((event) => (
                <BusyButton key={event} variant="outlined" onClick={() => void happen(event, id)}>
                  {EVENT_LABELS[event] ?? event}
                  <VisuallyHidden> order {id}</VisuallyHidden>
                </BusyButton>
              ))}
            </Row>
          </Facts>
        ))}
        {giftCards.length === 0 ? null : (
          <Facts
            title="Gift cards"
            rows={Object.fromEntries(
              giftCards.map(({ code, used }) => [code, used ? 'used' : 'valid']),
            )}
          />
        )}
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
