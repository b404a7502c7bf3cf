import { useNavigate } from '@tanstack/react-router';
import type { House } from '@homeview/contracts/house/house.schemas';
import { selectHouse } from '../../api/currentHouse';
import { goesOnBesideUnlimited } from '../../checkout/goesOnBesideUnlimited';
import { requireAppVersion } from '../../checkout/requireAppVersion';
import type { StoreHold } from '../../domain/storeHold';
import { useText } from '../../i18n/useText';
import { dialogs } from '../../shell/feedback';
import { openStore } from '../../shell/openStore';
import { sayFailed } from '../../shell/sayOutcome';
import { useNamedHouses } from '../../shell/useNamedHouses';

/** Whether a subscription of the store may be bought for a house, and what is said where not. Spec 4. */
export function useMayBuy(house: House, hold: StoreHold | null) {
  const text = useText();
  const navigate = useNavigate();
  const { houses } = useNamedHouses();

  /** Why it may not, in a sentence; undefined where nothing is held in the store. */
  const reason = (): string | undefined => {
    if (hold?.kind === 'here') return text('applePay.heldHere', { house: house.name });
    if (hold?.kind !== 'otherHouse') return undefined;
    const other = houses?.find(({ id }) => id === hold.houseId)?.name;
    return text('other_house_has_apple_pay_tips', { house: other ?? text('applePay.otherHouse') });
  };

  const toHolder = () => {
    if (hold?.kind === 'otherHouse' && houses?.some(({ id }) => id === hold.houseId)) {
      selectHouse(hold.houseId);
      void navigate({ to: '/' });
      return;
    }
    openStore().catch((error: unknown) => {
      sayFailed(text('subscription.storeFailed'), error, text);
    });
  };

  const knowsHolder =
    hold?.kind === 'otherHouse' && houses?.some(({ id }) => id === hold.houseId) === true;
  const holderLabel = text(knowsHolder ? 'applePay.showHouse' : 'subscription.openStore');

  /** True to go on. With `again` a customer who chose to go on before is asked once more. */
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
    return goesOnBesideUnlimited(held, text, navigate);
  }

  return { reason: reason(), holderLabel, toHolder, mayBuy };
}
