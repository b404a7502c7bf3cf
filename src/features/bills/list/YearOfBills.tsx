import { BillList } from '@homeview/ui/BillRow';
import { BillTable } from '@homeview/ui/BillTable';
import { useIsDesktop } from '@homeview/ui/Page';
import { Section } from '@homeview/ui/Section';
import { BILL_PAGE_SIZE } from '@homeview/contracts/vocabulary/pageSize';
import { blocksOf } from '../../../domain/paging';
import { useText } from '../../../i18n/useText';
import { BillLines } from './BillLines';
import type { BillYear } from './billYears';

/** The bills of a year: a table on desktops, a list on phones. */
export function YearOfBills({ year, bills }: BillYear) {
  const text = useText();
  const inTable = useIsDesktop();
  const rows = blocksOf(bills, BILL_PAGE_SIZE).map((block) => (
    <BillLines key={block[0]?.orderId} bills={block} inTable={inTable} />
  ));
  const label = text('bills.ofYear', { year });
  return (
    <Section title={year}>
      {inTable ? (
        <BillTable
          label={label}
          columns={{
            date: text('bills.date'),
            name: text('bills.plan'),
            price: text('bill.amount'),
          }}
        >
          {rows}
        </BillTable>
      ) : (
        <BillList label={label}>{rows}</BillList>
      )}
    </Section>
  );
}
