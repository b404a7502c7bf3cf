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
          <Card key={id}>
            <b>{nickname}</b>
            <KeyValueList
              plain
              rows={[
                { label: 'E-mail', value: username },
                { label: 'Password', value: password },
                { label: 'Signed in', value: signedIn ? 'yes' : 'no' },
                ...(secondFactorCode === null ? [] : [{ label: 'Code', value: secondFactorCode }]),
              ]}
            />
          </Card>
        ))}
        {houses.map(({ id, name, isOwner, devices, withoutPlan }) => (
          <Card key={id}>
            <b>House: {name}</b>
            <KeyValueList
              plain
              rows={[
                { label: 'ID', value: id },
                { label: 'Owner', value: isOwner ? 'yes' : 'no, so the portal doesn’t list it' },
                { label: 'Devices', value: devices },
                { label: 'Without a plan', value: named(withoutPlan) },
              ]}
            />
          </Card>
        ))}
        {plans.map(({ id, name, unit, cents, end, state, changes, devices }) => (
          <Card key={id}>
            <b>
              Plan {id}: {name}
            </b>
            <KeyValueList
              plain
              rows={[
                { label: 'Price', value: `${price(cents)} / ${unit}` },
                { label: 'Period ends', value: `${readable(end)}, ${state}` },
                { label: 'Pending change', value: changes ? 'yes' : 'no' },
                { label: 'Devices', value: named(devices) },
              ]}
            />
          </Card>
        ))}
        {orders.map(({ id, name, cents, createdAt, state, events }) => (
          <Card key={id}>
            <b>
              Order {id}: {name}
            </b>
            <KeyValueList
              plain
              rows={[
                { label: 'Sum', value: price(cents) },
                { label: 'Ordered', value: readable(createdAt) },
                { label: 'State', value: state },
              ]}
            />
            <Row>
              {events.map((event) => (
                <BusyButton key={event} variant="outlined" onClick={() => void happen(event, id)}>
                  {EVENT_LABELS[event] ?? event}
                  <VisuallyHidden> order {id}</VisuallyHidden>
                </BusyButton>
              ))}
            </Row>
          </Card>
        ))}
        {giftCards.length === 0 ? null : (
          <Card>
            <b>Gift cards</b>
            <KeyValueList
              plain
              rows={giftCards.map(({ code, used }) => ({
                label: code,
                value: used ? 'used' : 'valid',
              }))}
            />
          </Card>
        )}
      </Cards>
    </Section>
  );
}
