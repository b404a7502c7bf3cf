import { BusyButton } from '@homeview/ui/BusyButton';
import { Notice } from '@homeview/ui/Notice';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import type { DialogAction } from '@homeview/ui/Dialog';
import type { MessageId } from '../../i18n/messages';
import { useText } from '../../i18n/useText';
import { usePortalConfig } from '../../platform/launch/usePortalConfig';
import { dialogs } from '../../shell/feedback';
import { openStore } from '../../shell/native/openStore';
import { showFailure } from '../../shell/showOutcome';

/**
 * A plan billed by the App Store. In the iOS app it links to the store's subscription page;
 * elsewhere a notice explains that it is managed there.
 */
export function StorePlan({ detail }: { readonly detail: SubscriptionDetail }) {
  const { environment } = usePortalConfig();
  const text = useText();
  const inIosApp = environment.inApp && environment.os === 'ios';

  const toStore = () => {
    openStore().catch((error: unknown) => {
      showFailure(text('subscription.storeFailed'), error, text);
    });
  };

  const action = (id: string, label: MessageId): DialogAction => ({
    id,
    label: text(label),
    onSelect: toStore,
  });

  const check = () =>
    void dialogs.open({
      title: text('subscription.storeTitle'),
      content: text('subscription.storeText'),
      confirmLabel: text('subscription.openStore'),
      onConfirm: toStore,
      cancelLabel: text('common.close'),
      actions: [
        ...(detail.canUpgrade ? [action('upgrade', 'subscription.upgrade')] : []),
        ...(detail.canDowngrade ? [action('downgrade', 'subscription.downgrade')] : []),
      ],
    });

  return (
    <Notice
      tone="info"
      action={
        inIosApp ? (
          <BusyButton variant="text" onClick={check}>
            {text('subscription.check')}
          </BusyButton>
        ) : undefined
      }
    >
      {text(inIosApp ? 'subscription.storeBilled' : 'subscription.storeElsewhere')}
    </Notice>
  );
}
