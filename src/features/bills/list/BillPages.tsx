import { Body } from '@homeview/ui/Body';
import { Stack } from '@homeview/ui/Stack';
import type { OrderRow } from '@homeview/contracts/domains/billing/billing.schemas';
import { useText } from '../../../i18n/useText';
import { billYears } from './billYears';
import { LoadMore } from './LoadMore';
import { useFocusOnNewRow } from './useFocusOnNewRow';
import { YearOfBills } from './YearOfBills';

export interface BillPagesProps {
  readonly rows: readonly OrderRow[];
  /** Number of all bills, loaded or not. */
  readonly total: number;
  /** The next page; undefined if there is none. */
  readonly next?:
    { readonly loading: boolean; readonly error: unknown; readonly load: () => void } | undefined;
}

/** The loaded bills by year, and the Load more button. */
export function BillPages({ rows, total, next }: BillPagesProps) {
  const text = useText();
  const { list, button, expectMore } = useFocusOnNewRow(rows.length);

  return (
    <Stack spacing={2}>
      <Stack spacing={3} ref={list}>
        {billYears(rows).map((of) => (
          <YearOfBills key={of.bills[0]?.orderId} {...of} />
        ))}
      </Stack>
      <div role="status">
        <Body tone="muted" size="small">
          {text('bills.shown', { shown: rows.length, total: Math.max(total, rows.length) })}
        </Body>
      </div>
      {next ? (
        <LoadMore
          buttonRef={button}
          busy={next.loading}
          error={next.error}
          onPress={() => {
            expectMore();
            next.load();
          }}
        />
      ) : null}
    </Stack>
  );
}
