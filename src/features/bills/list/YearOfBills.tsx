import { BillList } from '@homeview/ui/BillRow';
import { BillTable } from '@homeview/ui/BillTable';
import { useIsDesktop } from '@homeview/ui/Page';
import { Section } from '@homeview/ui/Section';
import { Stack } from '@homeview/ui/Stack';
import { BILL_PAGE_SIZE } from '@homeview/contracts/vocabulary/pageSize';
import { blocksOf } from '../../../domain/paging';
import { useText } from '../../../i18n/useText';
import { BillLines } from './BillLines';
import { PrintFailed } from './PrintFailed';
import { PrintYear } from './PrintYear';
import type { YearPrinting } from './PrintYear';
import { YearHead } from './YearHead';
import type { YearHeadProps } from './YearHead';

interface Props extends YearHeadProps {
  /** Undefined where the browser cannot print, or while bills of one status are shown. */
  readonly printing: YearPrinting | undefined;
  /** Bills of one status are shown, so their number and sum would not be those of the year. */
  readonly isFiltered: boolean;
}

/** The bills of a year: a table on desktops, a list on phones. */
export function YearOfBills({ printing, isFiltered, ...of }: Props) {
  const { year, bills, facts, isWhole } = of;
  const text = useText();
  const inTable = useIsDesktop();
  const rows = blocksOf(bills, BILL_PAGE_SIZE).map((block) => (
    <BillLines key={block[0]?.orderId} bills={block} {...{ facts, inTable }} />
  ));
  const label = text('bills.ofYear', { year });
  // A single bill is printed from its own page.
  const prints = printing && year !== '' && (bills.length > 1 || !isWhole);
  return (
    <Section title={year} action={prints ? <PrintYear {...{ year, printing }} /> : null}>
      <Stack spacing={1.5}>
        {isFiltered ? null : <YearHead {...of} />}
        {printing ? <PrintFailed {...{ year, printing }} /> : null}
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
      </Stack>
    </Section>
  );
}
