import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { PackageListSkeleton } from '@homeview/ui/Skeletons';
import { ScreenPage } from '../../../shell/pages/ScreenPage';
import type { ChangeChoiceProps } from './ChangeChoice';

/** A separate chunk: most customers buy a new plan, so a plan change is not in their first load. */
const ChangeChoice = lazyRouteComponent(() => import('./ChangeChoice'));

/** Loads the page of a plan change alongside its data. A failure is handled when it is rendered. */
export const prepareChange = (): void => void ChangeChoice.preload?.();

/** Selects the plan to change to, once its code is loaded. */
export function ChangePage(props: ChangeChoiceProps) {
  const { head, search, initial, change } = props;
  // A new URL within the same route resets the selection.
  const key = `${search.checkedPriceId ?? ''}/${initial?.goodsId ?? ''}/${change.packageId}`;
  return (
    <Suspense
      fallback={
        <ScreenPage
          {...head}
          aside={null}
          state={{ status: 'loading' }}
          loading={<PackageListSkeleton />}
        />
      }
    >
      <ChangeChoice key={key} {...props} />
    </Suspense>
  );
}
