import { KeepPlanButton } from '../../../checkout/plan/KeepPlanButton';
import { canKeepPlan } from '../../../domain/plan/planChange';
import type { OfferFrame } from '../OfferView';
import type { PlanSearch } from '../search';
import { useGoToDevices } from '../useGoToDevices';
import type { PlanChange, PlanOffer, PlanPages } from '../usePlanOffer';
import { ChangeChoiceView } from './ChangeChoiceView';
import { changeOffer } from './changeOffer';
import type { ChangeOffer } from './changeOffer';

interface Props {
  readonly change: PlanChange;
  readonly frame: OfferFrame;
  readonly search: PlanSearch;
  readonly pages: PlanPages;
}

/** Selects the plan to change to; null if the requested price is not offered. Spec 2, 4. */
export function chooseChange(
  offer: PlanOffer & { readonly change: PlanChange },
  page: Omit<Props, 'change'>,
) {
  const offered = changeOffer(offer, page.search);
  if (offered === null) return null;
  const { change } = offer;
  // A new URL within the same route resets the selection.
  const key = `${page.search.checkedPriceId ?? ''}/${offered.initial?.goodsId ?? ''}/${change.packageId}`;
  return <ChangeChoice key={key} {...page} {...offered} change={change} />;
}

function ChangeChoice({ search, pages, ...view }: Props & ChangeOffer) {
  const { change } = view;
  const { asking, toDevices } = useGoToDevices({ pages, search, change });
  return (
    <ChangeChoiceView
      {...view}
      withTerms={pages === '/defaultPackage'}
      asking={asking}
      onContinue={(goods, price) => void toDevices(goods, price)}
      keepPlan={
        canKeepPlan(change.detail) ? (
          <KeepPlanButton packageId={change.packageId} main />
        ) : undefined
      }
    />
  );
}
