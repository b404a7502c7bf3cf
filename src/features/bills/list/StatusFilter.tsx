import { SelectInput } from '@homeview/ui/SelectInput';
import type { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';
import { useText } from '../../../i18n/useText';
import { BILL_STATUS } from '../billTexts';
import { billsSearch } from './search';

export interface StatusFilterProps {
  /** The selected status; undefined for all bills. */
  readonly status: OrderStatus | undefined;
  readonly onStatus: (status: OrderStatus | undefined) => void;
}

const ALL = 'all';

/** Restricts the bills to a status. */
export function StatusFilter({ status, onStatus }: StatusFilterProps) {
  const text = useText();
  return (
    <SelectInput
      label={text('bills.status')}
      value={String(status ?? ALL)}
      options={[
        { value: ALL, label: text('bills.all') },
        ...Object.entries(BILL_STATUS).map(([value, { text: id }]) => ({ value, label: text(id) })),
      ]}
      onChange={(value) => onStatus(billsSearch({ status: value }).status)}
    />
  );
}
