import type { Translate } from '../../i18n/useText';
import { dialogs } from '../../shell/feedback';

/** A plan without a device records nothing: true when the customer goes on all the same. Spec 5. */
export async function confirmNoDevice(text: Translate): Promise<boolean> {
  const answer = await dialogs.open({
    content: text('plan_detail_unselect_tips'),
    confirmLabel: text('selectDevice.continue'),
  });
  return answer.by === 'confirm';
}
