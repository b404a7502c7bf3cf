import { useCallback } from 'react';
import type { OrderDetail } from '@homeview/contracts/domains/billing/billing.schemas';
import type { BillOrigin } from '../../../domain/payment/billOrigin';
import { formatPeriod } from '../../../i18n/formatDate';
import { isolated } from '../../../i18n/isolated';
import { useText } from '../../../i18n/useText';
import { useNames } from '../../../shell/useNames';
import { ORDER_TYPE_TEXT } from '../billTexts';

/** What a bill is for in one line: "Renewal · Cloud Recording · 11/03/2026 – 12/03/2026". */
export function useAboutLine() {
  const text = useText();
  const names = useNames();
  return useCallback(
    (bill: OrderDetail, origin?: BillOrigin | null): string => {
      const kind = origin ?? bill.type;
      const [item] = bill.orderGoodsResp;
      return [
        kind ? text(ORDER_TYPE_TEXT[kind]) : null,
        item ? names.plan(item.subscribeName) : null,
        item ? formatPeriod(item.subscribeStartDate, item.subscribeEndDate) : null,
      ]
        .filter((part) => part !== null)
        .map(isolated)
        .join(' · ');
    },
    [text, names],
  );
}
