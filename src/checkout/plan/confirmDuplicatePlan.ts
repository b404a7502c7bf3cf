import type { NavigateFn } from '@tanstack/react-router';
import type { Translate } from '../../i18n/useText';
import { textItem } from '../../platform/storage/storage';
import { dialogs } from '../../shell/feedback';

interface Held {
  /** Name of the house. */
  readonly house: string;
  /** Its unlimited plan. */
  readonly packageId: string;
  /** Ask again even if the customer chose to continue earlier in this tab. */
  readonly again: boolean;
}

/** The unlimited plan for which the customer chose to continue in this tab; asked only once. */
const goneOnBeside = textItem('goneOnBesideUnlimited', 'tab');

const CONTINUE = 'continue';

/**
 * Asks before buying a second plan for a house with an unlimited plan. True to continue; "Check"
 * opens the existing plan, Escape only closes the dialog.
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
    // A press outside the dialog or Escape selects neither action.
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
