import { useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import type { PlanUnit } from '@homeview/contracts/vocabulary/plan/planUnit';
import { useAppDispatch } from '../../api/dispatch';
import { askSubscribedInfo } from '../../api/endpoints/subscription.api';
import { defaultPayMode } from '../../domain/payment/defaultPayMode';
import { infosFrom } from '../../domain/plan/subscribedInfo';
import { useText } from '../../i18n/useText';
import { environment } from '../../platform/launch/environment';
import { nextPaint } from '../../platform/nextPaint';
import { useHasLeftPage } from '../../shell/useHasLeftPage';

/** The house, or when it will be known; undefined where there is none. */
type KnownHouse = House | Promise<House | undefined>;

/**
 * Before a plan is bought: whether the house has one already that covers all devices, and what to do
 * then. Spec 8. `changing` is the plan that is to become another one: that is no second one.
 */
export function useUnlimitedPlanGuard(changing: string | undefined) {
  const text = useText();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState(false);
  const hasLeft = useHasLeftPage();

  async function heldBy(known: KnownHouse, unit: PlanUnit) {
    setAsking(true);
    // The button answers the touch before the service is asked.
    await nextPaint();
    try {
      const house = await known;
      if (!house) return undefined;
      const all = await dispatch(askSubscribedInfo(house.id, defaultPayMode(environment))).unwrap();
      const packageId = infosFrom(all, unit)
        .map((info) => info.unlimitPackageId)
        .find((id) => id !== '' && id !== changing);
      return packageId === undefined ? undefined : { house: house.name, packageId };
    } catch {
      // A courtesy must not keep anybody from buying.
      return undefined;
    } finally {
      setAsking(false);
    }
  }

  /** True to continue with a price of `unit`. With `again` a customer who chose to go on before is asked once more. */
  async function confirmContinue(
    house: KnownHouse,
    unit: PlanUnit,
    again = false,
  ): Promise<boolean> {
    const held = await heldBy(house, unit);
    // Gone to another page meanwhile: nothing is said there, and nothing is bought from there.
    if (hasLeft()) return false;
    if (held === undefined) return true;
    // Few hold one: what is said then is no part of the first load.
    const said = await import('./confirmDuplicatePlan').catch(() => null);
    if (hasLeft()) return false;
    return said === null || said.confirmDuplicatePlan({ ...held, again }, text, navigate);
  }

  return { asking, confirmContinue };
}
