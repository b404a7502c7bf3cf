import { useNavigate } from '@tanstack/react-router';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import type { PlanUnit } from '@homeview/contracts/vocabulary/plan/planUnit';
import { useAppDispatch } from '../../api/dispatch';
import { askSubscribedInfo } from '../../api/endpoints/subscription.api';
import { defaultPayMode } from '../../domain/payment/defaultPayMode';
import { infosFrom } from '../../domain/plan/subscribedInfo';
import { useText } from '../../i18n/useText';
import { usePortalConfig } from '../../platform/launch/usePortalConfig';
import { nextPaint } from '../../platform/nextPaint';
import { useAction } from '../../shell/useAction';

/** The house, or a promise of it; undefined if there is none. */
type KnownHouse = House | Promise<House | undefined>;

/**
 * Before a purchase, checks whether the house has an unlimited plan and asks for confirmation.
 * `changing` is a plan being changed, which does not count as a second plan.
 */
export function useUnlimitedPlanGuard(changing: string | undefined) {
  const { environment } = usePortalConfig();
  const text = useText();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();

  async function heldBy(known: KnownHouse, unit: PlanUnit) {
    try {
      const house = await known;
      if (!house) return undefined;
      const all = await dispatch(askSubscribedInfo(house.id, defaultPayMode(environment))).unwrap();
      const packageId = infosFrom(all, unit)
        .map((info) => info.unlimitPackageId)
        .find((id) => id !== '' && id !== changing);
      return packageId === undefined ? undefined : { house: house.name, packageId };
    } catch {
      // The check is optional: its failure must not block a purchase.
      return undefined;
    }
  }

  const { run, busy: asking } = useAction(
    async ({ hasLeft, idleUntil }, house: KnownHouse, unit: PlanUnit, again: boolean) => {
      // Shows the loading state before the call starts.
      await nextPaint();
      const held = await heldBy(house, unit);
      // The customer left the page: no dialog opens, and nothing is bought.
      if (hasLeft()) return false;
      if (held === undefined) return true;
      // A separate chunk, because few customers have an unlimited plan.
      const said = await import('./confirmDuplicatePlan').catch(() => null);
      if (hasLeft()) return false;
      if (said === null) return true;
      return idleUntil(said.confirmDuplicatePlan({ ...held, again }, text, navigate));
    },
  );

  /**
   * True to continue with a price of `unit`. With `again`, customers who confirmed before are asked
   * once more.
   */
  const confirmContinue = async (house: KnownHouse, unit: PlanUnit, again = false) =>
    (await run(house, unit, again)) === true;

  return { asking, confirmContinue };
}
