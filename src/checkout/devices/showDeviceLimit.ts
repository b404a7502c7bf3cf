import type { Translate } from '../../i18n/useText';
import { dialogs, toasts } from '../../shell/feedback';

/**
 * Says the limit of a full device list, whose devices stay chosen. Where the limit is one, the
 * dialog offers to use the pressed device instead.
 */
export async function showDeviceLimit(
  message: string,
  text: Translate,
  takeInstead?: () => void,
): Promise<void> {
  if (!takeInstead) {
    toasts.show({ message, tone: 'error' });
    return;
  }
  const answer = await dialogs.open({
    content: message,
    hideCancel: true,
    actions: [{ id: 'instead', label: text('selectDevice.useInstead') }],
  });
  if (answer.by === 'action') takeInstead();
}
