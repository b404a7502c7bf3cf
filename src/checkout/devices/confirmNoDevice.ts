import type { Translate } from '../../i18n/useText';
import { dialogs } from '../../shell/feedback';

/**
 * Asks for confirmation because a plan without a device records nothing. True to continue. Spec 5.
 */
export async function confirmNoDevice(text: Translate): Promise<boolean> {
  const answer = await dialogs.open({
    content: text('plan_detail_unselect_tips'),
    confirmLabel: text('selectDevice.continue'),
  });
  return answer.by === 'confirm';
}
