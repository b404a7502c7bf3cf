import { KeyValueList } from '@homeview/ui/KeyValueList';
import { Stack } from '@homeview/ui/Stack';
import { Body } from '@homeview/ui/Body';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import type { PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { ChosenDevices } from '../../checkout/devices/ChosenDevices';
import type { NamedDevice } from '../../checkout/devices/ChosenDevices';
import { formatPrice, toCents } from '../../domain/offer/price';
import { CYCLE_TEXT } from '../../i18n/planTexts';
import { useText } from '../../i18n/useText';
import { useNames } from '../../shell/useNames';
import { useRenewedPeriod } from './useRenewedPeriod';

interface Props {
  readonly detail: SubscriptionDetail;
  readonly price: PriceEntry;
  readonly house: House;
  /** The devices that the renewed plan covers. */
  readonly devices: readonly NamedDevice[];
}

/** The current and the new end of the paid period, and the price. */
export function RenewalSummary({ detail, price, house, devices }: Props) {
  const text = useText();
  const names = useNames();
  const { now, then } = useRenewedPeriod(detail, price);
  const rows = [
    { label: text('checkout.plan'), value: <bdi>{names.plan(detail.packageName)}</bdi> },
    { label: text('checkout.house'), value: <bdi>{names.house(house.name)}</bdi> },
    { label: text('plan.devices'), value: <ChosenDevices devices={devices} /> },
    { label: text('plan.billing'), value: text(CYCLE_TEXT[price.planUnit]) },
    ...now,
    ...then,
    { label: text('checkout.total'), value: formatPrice(toCents(price.price)), strong: true },
  ];
  return (
    <Stack spacing={1}>
      <KeyValueList plain rows={rows} />
      <Body tone="muted" size="small">
        {text(detail.isExpire ? 'renew.fromToday' : 'renew.early')}
      </Body>
    </Stack>
  );
}
