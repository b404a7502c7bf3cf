import { MIN_STORE_VERSION, isTooOldForStore } from '../../domain/appVersion';
import type { Translate } from '../../i18n/useText';
import { config } from '../../platform/launch/config';
import { appVersion } from '../../platform/launch/appVersion';
import { dialogs } from '../../shell/feedback';
import { openAppPage } from '../../shell/native/openStore';
import { showFailure } from '../../shell/showOutcome';

/** True if this app version can buy in the store; otherwise shows a dialog with an update link. */
export function requireAppVersion(text: Translate): boolean {
  if (!isTooOldForStore(appVersion(config))) return true;
  const update = () => {
    openAppPage().catch((error: unknown) => showFailure(text('appVersion.failed'), error, text));
  };
  void dialogs.open({
    content: text('app_version_not_support', { version: MIN_STORE_VERSION }),
    confirmLabel: text('appVersion.update'),
    cancelLabel: text('appVersion.later'),
    onConfirm: update,
  });
  return false;
}
