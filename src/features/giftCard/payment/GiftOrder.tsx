import { Body } from '@homeview/ui/Body';
import { KeyValueList } from '@homeview/ui/KeyValueList';
import { Notice } from '@homeview/ui/Notice';
import { Stack } from '@homeview/ui/Stack';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import type { SummaryRow } from '../../../checkout/plan/OrderSummary';
import { useText } from '../../../i18n/useText';
import { useNames } from '../../../shell/useNames';
import type { GiftPayMethod } from './giftPayMethods';

interface Props {
  readonly choice: GiftPayMethod;
  /** Undefined if the house list cannot be loaded. */
  readonly house: House | undefined;
  /** What the card adds, and until when, as far as it is known. */
  readonly added: readonly SummaryRow[];
}

/** Explains, before an immediate redemption, what it does. */
export function GiftOrder({ choice, house, added }: Props) {
  const text = useText();
  const names = useNames();
  const name = names.plan(
    choice.kind === 'extension' ? choice.extension.packageName : choice.goods.goodsName,
  );
  const place = house ? [{ label: text('checkout.house'), value: <bdi>{house.name}</bdi> }] : [];
  return (
    <Stack spacing={1.5}>
      <KeyValueList
        plain
        rows={[{ label: text('checkout.plan'), value: <bdi>{name}</bdi> }, ...place, ...added]}
      />
      {choice.kind === 'package' ? (
        <Notice tone="info" title={text('device_no_valid')}>
          {text('giftCard.addDevicesLater')}
        </Notice>
      ) : null}
      <Body>
        {text('giftCard.fact.singleUse')} {text('giftCard.noPayment')}
      </Body>
    </Stack>
  );
}
