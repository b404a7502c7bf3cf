import { KeyValueList } from '@homeview/ui/KeyValueList';
import { Section } from '@homeview/ui/Section';
import type { Contents } from '../../api';
import { Card, Cards } from '../../parts/Card';
import { readable } from '../../parts/dateTime';

const named = (names: readonly string[]) => (names.length === 0 ? 'none' : names.join(', '));
const price = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** The people, houses, plans and gift cards of the sandbox. */
export function ContentsPanel({ contents }: { readonly contents: Contents }) {
  const { people, houses, plans, giftCards } = contents;
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
