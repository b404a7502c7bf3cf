import { EmptyState } from '@homeview/ui/EmptyState';
import { Notice } from '@homeview/ui/Notice';
import { Section } from '@homeview/ui/Section';
import { Stack } from '@homeview/ui/Stack';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import type { MessageId } from '../../i18n/messages';
import { useText } from '../../i18n/useText';
import { PortalPage } from '../../shell/pages/PortalPage';
import { PlanDeviceList } from './PlanDeviceList';
import { PlanHeading } from './PlanHeading';
import { PlanLink } from './PlanLink';
import { isKept } from './isKept';
import { planPath } from './planPath';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly reason: MessageId;
  readonly detail: SubscriptionDetail;
}

/** Read-only view of a plan whose devices can no longer be changed. */
export function ClosedPlan({ id, title, reason, detail }: Props) {
  const text = useText();
  const toPlan = (
    <PlanLink to="/subscription/$id" id={id}>
      {text('adjustDevice.toPlan')}
    </PlanLink>
  );
  return (
    <PortalPage title={title} heading="contentTitle" backTo={planPath(id)}>
      <Stack spacing={2.5}>
        <PlanHeading title={title} plan={detail} />
        <Notice tone="warning" action={toPlan}>
          {text(reason)}
        </Notice>
        <Section title={text('subscription.devices')}>
          {detail.devList.length === 0 ? (
            <EmptyState illustration="devices" title={text('device_unselect')} />
          ) : (
            <PlanDeviceList
              label={text('subscription.devices')}
              devices={detail.devList}
              isKept={isKept}
            />
          )}
        </Section>
      </Stack>
    </PortalPage>
  );
}
