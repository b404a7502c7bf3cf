import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { isDeleted } from '../../domain/plan/renewal';
import { useText } from '../../i18n/useText';
import { PageLink } from '../../shell/links/PageLink';

interface Props {
  readonly id: string;
  readonly detail: SubscriptionDetail;
}

/** The way to replace a device, while the devices of the plan can be changed. */
export function ReplaceDeviceLink({ id, detail }: Props) {
  const text = useText();
  if (detail.isExpire || isDeleted(detail) || detail.devList.length === 0) return null;
  return (
    <PageLink
      to="/subscription/$id/adjustDevice"
      params={{ id }}
      search={{ replace: '' }}
      standalone
    >
      {text('replaceDevice.title')}
    </PageLink>
  );
}
