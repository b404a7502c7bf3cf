import { ScreenOnly } from '@homeview/ui/Printing';
import { Section } from '@homeview/ui/Section';
import { FactsSkeleton } from '@homeview/ui/Skeletons';
import { Stack } from '@homeview/ui/Stack';
import type { OrderDetail } from '@homeview/contracts/domains/billing/billing.schemas';
import { useText } from '../../../i18n/useText';
import { BillPlan } from './BillPlan';
import type { ExplainedBill } from './explainedBill';
import { LastBill } from './LastBill';

interface Props {
  readonly bill: OrderDetail;
  /** Undefined while it is loading. */
  readonly explained: ExplainedBill | undefined;
}

/** What a bill is for, why it has this sum, and what comes next. Not on paper. */
export function BillExplanation({ bill, explained }: Props) {
  const text = useText();
  return (
    <ScreenOnly>
      <Section title={text('bill.about')}>
        {explained ? (
          <Stack spacing={1.5}>
            {explained.last ? <LastBill {...explained.last} now={bill} /> : null}
            <BillPlan {...{ bill, explained }} />
          </Stack>
        ) : (
          <FactsSkeleton rows={6} />
        )}
      </Section>
    </ScreenOnly>
  );
}
