import { KeyValueList } from '@homeview/ui/KeyValueList';
import { Section } from '@homeview/ui/Section';
import { Stack } from '@homeview/ui/Stack';
import { Body } from '@homeview/ui/Body';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import type { PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { formatPrice, toCents } from '../../domain/offer/price';
import { CYCLE_TEXT } from '../../i18n/planTexts';
import { useText } from '../../i18n/useText';
import { useNames } from '../../shell/useNames';
import { useRenewedPeriod } from './useRenewedPeriod';

interface Props {
  readonly detail: SubscriptionDetail;
  readonly price: PriceEntry;
  readonly house: House;
}

/** The current and the new end of the paid period, and the price. Spec 2. */
export function RenewalSummary({ detail, price, house }: Props) {
  const text = useText();
  const names = useNames();
  const { now, then } = useRenewedPeriod(detail, price);
  const rows = [
    { label: text('checkout.plan'), value: names.plan(detail.packageName) },
    { label: text('plan.billing'), value: text(CYCLE_TEXT[price.planUnit]) },
    { label: text('checkout.house'), value: <bdi>{house.name}</bdi> },
    ...now,
    ...then,
    { label: text('checkout.total'), value: formatPrice(toCents(price.price)), strong: true },
  ];
  return (
    <Section title={text('checkout.summary')}>
      <Stack spacing={1}>
        <KeyValueList rows={rows} />
        <Body tone="muted" size="small">
          {text(detail.isExpire ? 'renew.fromToday' : 'renew.early')}
        </Body>
      </Stack>
    </Section>
  );
}
