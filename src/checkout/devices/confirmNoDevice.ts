import type { Translate } from '../../i18n/useText';
import { dialogs } from '../../shell/feedback';

/** Asks before devices go uncovered: the safe choice is the filled button. True to continue. */
export async function confirmUncovered(content: string, text: Translate): Promise<boolean> {
  const answer = await dialogs.open({
    content,
    hideCancel: true,
    confirmLabel: text('common.cancel'),
    actions: [{ id: 'continue', label: text('selectDevice.continue') }],
  });
  return answer.by === 'action';
}

/** Asks for confirmation because a plan without a device records nothing. */
export const confirmNoDevice = (text: Translate): Promise<boolean> =>
  confirmUncovered(text('plan_detail_unselect_tips'), text);
