import { redirect } from '@tanstack/react-router';
import { plansPage } from '../../platform/launch/plansPage';
import { planSearch } from './search';

interface Place {
  readonly search: Record<string, unknown>;
  readonly searchStr: string;
}

/**
 * In the iOS app the store sells new plans, so the pages of the providers lead to it with their
 * query. A plan bought on the web is changed where it is paid.
 */
export function storeSellsNewPlans({ location }: { readonly location: Place }): void {
  const page = plansPage();
  if (page !== '/applePay' || planSearch(location.search).changePackageId !== undefined) return;
  throw redirect({ href: page + location.searchStr, replace: true });
}
