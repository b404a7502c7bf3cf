import { Body } from '@homeview/ui/Body';
import { Stack } from '@homeview/ui/Stack';
import type { OrderRow } from '@homeview/contracts/domains/billing/billing.schemas';
import { useText } from '../../../i18n/useText';
import type { BillFacts } from './billFacts';
import { billYears, isWholeYear } from './billYears';
import { LoadMore } from './LoadMore';
import type { YearPrinting } from './PrintYear';
import { useFocusOnNewRow } from './useFocusOnNewRow';
import { YearOfBills } from './YearOfBills';

export interface BillPagesProps {
  readonly rows: readonly OrderRow[];
  /** What is known of the bills besides their rows. */
  readonly facts: ReadonlyMap<string, BillFacts>;
  /** Undefined where the browser cannot print, or while bills of one status are shown. */
  readonly printing?: YearPrinting | undefined;
  readonly isFiltered: boolean;
  /** Number of all bills, loaded or not. */
  readonly total: number;
  /** The next page; undefined if there is none. */
  readonly next?:
    { readonly loading: boolean; readonly error: unknown; readonly load: () => void } | undefined;
}

/** The loaded bills by year, and the Load more button. */
export function BillPages({ rows, facts, printing, isFiltered, total, next }: BillPagesProps) {
  const text = useText();
  const { list, button, expectMore } = useFocusOnNewRow(rows.length);

  return (
    <Stack spacing={2}>
      <Stack spacing={3} ref={list}>
        {billYears(rows).map((of) => (
          <YearOfBills
            key={of.bills[0]?.orderId}
            {...of}
            {...{ facts, printing, isFiltered }}
            isWhole={isWholeYear(of.year, rows, next !== undefined)}
          />
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
