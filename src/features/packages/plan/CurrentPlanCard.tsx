import { Body } from '@homeview/ui/Body';
import { KeyValueList } from '@homeview/ui/KeyValueList';
import { Notice } from '@homeview/ui/Notice';
import { Section } from '@homeview/ui/Section';
import { Stack } from '@homeview/ui/Stack';
import { pendingChangeText } from '../../../checkout/plan/pendingChangeText';
import { CYCLE_TEXT } from '../../../i18n/planTexts';
import { useFullDate } from '../../../i18n/useFullDate';
import { useText } from '../../../i18n/useText';
import { useNames } from '../../../shell/useNames';
import type { PlanChange } from '../usePlanOffer';

/** The plan to change, and its pending change. */
export function CurrentPlanCard({ change: { detail } }: { readonly change: PlanChange }) {
  const text = useText();
  const names = useNames();
  const fullDate = useFullDate();
  const date = fullDate(detail.nextRenewal);
  const waiting = detail.packageChangeRecord;
  const used = detail.devList.length;
  const rows = [
    { label: text('checkout.plan'), value: names.plan(detail.packageName) },
    { label: text('plan.billing'), value: text(CYCLE_TEXT[detail.planUnit]) },
    {
      label: text('plan.devices'),
      value: detail.isUnlimited
        ? text('plan.devicesUsedUnlimited', { used })
        : text('plan.devicesUsed', { used, covered: detail.maxDevNum }),
    },
    ...(date === null
      ? []
      : [
          {
            label: text(detail.isRenewal ? 'subscription.nextRenewal' : 'subscription.endsOn'),
            value: date,
          },
        ]),
  ];
  return (
    <Section title={text('change.present')}>
      <Stack spacing={1.5}>
        <KeyValueList rows={rows} />
        {waiting ? (
          <Notice tone="info">
            <Body>{pendingChangeText(text, detail, fullDate)}</Body>
            <Body>{text('change.replaces')}</Body>
          </Notice>
        ) : null}
      </Stack>
    </Section>
  );
}
