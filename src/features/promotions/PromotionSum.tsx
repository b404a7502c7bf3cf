import { KeyValueList } from '@homeview/ui/KeyValueList';
import {
  FREE_CAMERA_VALUE_CENTS,
  PROMOTION_LIST_PRICE_CENTS,
  PROMOTION_PRICE_CENTS,
  PROMOTION_VALUE_CENTS,
} from '../../domain/offer/promotion';
import { formatPrice } from '../../domain/offer/price';
import { useText } from '../../i18n/useText';

/** How the printed amounts add up, so that "70% off" stands beside what it is taken off. */
export function PromotionSum() {
  const text = useText();
  return (
    <KeyValueList
      plain
      rows={[
        { label: text('promotions.sum.plan'), value: formatPrice(PROMOTION_LIST_PRICE_CENTS) },
        { label: text('promotions.sum.camera'), value: formatPrice(FREE_CAMERA_VALUE_CENTS) },
        { label: text('promotions.sum.together'), value: formatPrice(PROMOTION_VALUE_CENTS) },
        {
          label: text('promotions.sum.youPay'),
          value: formatPrice(PROMOTION_PRICE_CENTS),
          strong: true,
        },
      ]}
    />
  );
}
