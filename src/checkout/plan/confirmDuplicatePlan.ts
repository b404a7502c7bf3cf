import type { NavigateFn } from '@tanstack/react-router';
import type { Translate } from '../../i18n/useText';
import { textItem } from '../../platform/storage/storage';
import { dialogs } from '../../shell/feedback';

interface Held {
  /** Name of the house. */
  readonly house: string;
  /** Its unlimited plan. */
  readonly packageId: string;
  /** A customer who chose to go on before, in this tab, is asked once more. */
  readonly again: boolean;
}

/** The unlimited plan beside which a customer chose to go on, in this tab: said once is enough. */
const goneOnBeside = textItem('goneOnBesideUnlimited', 'tab');

const CONTINUE = 'continue';

/**
 * A house has a plan that covers all its devices, and another one is wanted: true to go on; to check
 * it leads there. Escape does neither. Spec 8.
 */
export async function confirmDuplicatePlan(
  { house, packageId, again }: Held,
  text: Translate,
  navigate: NavigateFn,
): Promise<boolean> {
  if (!again && goneOnBeside.get() === packageId) return true;
  const answer = await dialogs.open({
    content: text('has_unlimited_service_tips', { house }),
    confirmLabel: text('unlimitedHeld.check'),
    hideCancel: true,
    // A press beside it, or Escape: neither of the two.
    maskClosable: true,
    actions: [{ id: CONTINUE, label: text('unlimitedHeld.continue') }],
  });
  if (answer.by === 'confirm') {
    void navigate({ to: '/subscription/$id', params: { id: packageId } });
  }
  if (answer.by !== 'action') return false;
  goneOnBeside.set(packageId);
  return true;
}
