import { BillList } from '@homeview/ui/BillRow';
import { Body } from '@homeview/ui/Body';
import { Stack } from '@homeview/ui/Stack';
import type { OrderRow } from '@homeview/contracts/domains/billing/billing.schemas';
import { BILL_PAGE_SIZE } from '@homeview/contracts/vocabulary/pageSize';
import { blocksOf } from '../../../domain/paging';
import { useText } from '../../../i18n/useText';
import { BillLines } from './BillLines';
import { LoadMore } from './LoadMore';
import { useFocusOnNewRow } from './useFocusOnNewRow';

export interface BillPagesProps {
  readonly rows: readonly OrderRow[];
  /** Number of all bills, loaded or not. */
  readonly total: number;
  /** The next page; undefined if there is none. */
  readonly next?:
    { readonly loading: boolean; readonly error: unknown; readonly load: () => void } | undefined;
}

/** The loaded bills and the Load more button. Spec 2. */
export function BillPages({ rows, total, next }: BillPagesProps) {
  const text = useText();
  const { list, button, expectMore } = useFocusOnNewRow(rows.length);

  return (
    <Stack spacing={2}>
      <div ref={list}>
        <BillList label={text('menu.bills')}>
          {blocksOf(rows, BILL_PAGE_SIZE).map((block) => (
            <BillLines key={block[0]?.orderId} bills={block} />
          ))}
        </BillList>
      </div>
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
