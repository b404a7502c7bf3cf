import { useNavigate } from '@tanstack/react-router';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import { selectHouse } from '../../api/currentHouse';
import { confirmDuplicatePlan } from '../../checkout/plan/confirmDuplicatePlan';
import { requireAppVersion } from '../../checkout/order/requireAppVersion';
import type { StoreHold } from '../../domain/payment/storeHold';
import { useText } from '../../i18n/useText';
import { dialogs } from '../../shell/feedback';
import { openStore } from '../../shell/native/openStore';
import { showFailure } from '../../shell/showOutcome';

interface Options {
  readonly house: House;
  /** All houses of the customer. */
  readonly houses: readonly House[];
  /** The store subscription that blocks the purchase, if any. */
  readonly hold: StoreHold | null;
}

/** Whether a store subscription may be bought for a house, and the reason shown if not. */
export function useMayBuy({ house, houses, hold }: Options) {
  const text = useText();
  const navigate = useNavigate();
  const nameOf = (houseId: string) => houses.find(({ id }) => id === houseId)?.name;

  /** Why the purchase is blocked, as one sentence; undefined if no store subscription exists. */
  const reason = (): string | undefined => {
    if (hold?.kind === 'here') return text('applePay.heldHere', { house: house.name });
    if (hold?.kind !== 'otherHouse') return undefined;
    const other = nameOf(hold.houseId) ?? text('applePay.otherHouse');
    return text('other_house_has_apple_pay_tips', { house: other });
  };

  const toHolder = () => {
    if (hold?.kind === 'otherHouse' && nameOf(hold.houseId) !== undefined) {
      selectHouse(hold.houseId);
      void navigate({ to: '/' });
      return;
    }
    openStore().catch((error: unknown) => {
      showFailure(text('subscription.storeFailed'), error, text);
    });
  };

  const knowsHolder = hold?.kind === 'otherHouse' && nameOf(hold.houseId) !== undefined;
  const holderLabel = text(knowsHolder ? 'applePay.showHouse' : 'subscription.openStore');

  /**
   * Resolves to true to continue. With `again`, customers who confirmed before are asked once more.
   */
  async function mayBuy({ again = false } = {}): Promise<boolean> {
    if (!requireAppVersion(text)) return false;
    const content = reason();
    if (content !== undefined) {
      await dialogs.open({
        content,
        confirmLabel: holderLabel,
        onConfirm: toHolder,
        cancelLabel: text('common.close'),
      });
      return false;
    }
    if (hold?.kind !== 'unlimited') return true;
    const held = { house: house.name, packageId: hold.packageId, again };
    return confirmDuplicatePlan(held, text, navigate);
  }

  return { reason: reason(), holderLabel, toHolder, mayBuy };
}
