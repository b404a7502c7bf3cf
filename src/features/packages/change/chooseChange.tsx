import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { PackageListSkeleton } from '@homeview/ui/Skeletons';
import { ScreenPage } from '../../../shell/pages/ScreenPage';
import type { PlanChange, PlanOffer } from '../usePlanOffer';
import type { ChangeChoiceProps } from './ChangeChoice';
import { changeOffer } from './changeOffer';

/** A separate chunk: most customers buy a new plan, so a plan change is not in their first load. */
const ChangeChoice = lazyRouteComponent(() => import('./ChangeChoice'));

/** Loads the page of a plan change alongside its data. A failure is handled when it is rendered. */
export const prepareChange = (): void => void ChangeChoice.preload?.();

/** Selects the plan to change to; null if the requested price is not offered. */
export function chooseChange(
  offer: PlanOffer & { readonly change: PlanChange },
  page: Pick<ChangeChoiceProps, 'frame' | 'search' | 'pages'>,
) {
  const offered = changeOffer(offer, page.search);
  if (offered === null) return null;
  const { change } = offer;
  // A new URL within the same route resets the selection.
  const key = `${page.search.checkedPriceId ?? ''}/${offered.initial?.goodsId ?? ''}/${change.packageId}`;
  return (
    <Suspense
      fallback={
        <ScreenPage
          {...page.frame}
          state={{ status: 'loading' }}
          loading={<PackageListSkeleton />}
        />
      }
    >
      <ChangeChoice key={key} {...page} {...offered} change={change} />
    </Suspense>
  );
}
