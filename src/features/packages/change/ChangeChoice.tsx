import { KeepPlanButton } from '../../../checkout/plan/KeepPlanButton';
import { canKeepPlan } from '../../../domain/plan/planChange';
import type { OfferHead } from '../useOfferHead';
import type { PlanSearch } from '../search';
import { useGoToDevices } from '../useGoToDevices';
import type { PlanChange, PlanPages } from '../usePlanOffer';
import { ChangeChoiceView } from './ChangeChoiceView';
import type { ChangeOffer } from './changeOffer';

export interface ChangeChoiceProps extends ChangeOffer {
  readonly change: PlanChange;
  readonly head: OfferHead;
  readonly search: PlanSearch;
  readonly pages: PlanPages;
}

/** Selects the plan to change to. */
export default function ChangeChoice({ search, pages, ...view }: ChangeChoiceProps) {
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
