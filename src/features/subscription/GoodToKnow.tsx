import { Section } from '@homeview/ui/Section';
import { Stack } from '@homeview/ui/Stack';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { isStorePlan } from '../../domain/plan/renewal';
import { useText } from '../../i18n/useText';
import { ContactSupport } from '../../shell/links/ContactSupport';
import { HelpLine } from '../../shell/links/HelpLine';
import { noticesLeadToSupport } from './PlanNotices';

interface Props {
  readonly detail: SubscriptionDetail;
}

/** What customers ask about a running plan and the service does not tell, in one quiet group. */
export function GoodToKnow({ detail }: Props) {
  const text = useText();
  if (detail.isExpire) return null;
  const paysHere = detail.payMode !== null && !isStorePlan(detail);
  return (
    <Section title={text('subscription.goodToKnow')}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        {paysHere ? <HelpLine topic="card" toSupport={false} /> : null}
        <HelpLine topic="moving" toSupport={false} />
        {noticesLeadToSupport(detail) ? null : <ContactSupport />}
      </Stack>
    </Section>
  );
}
