import { redirect } from '@tanstack/react-router';
import type { PortalConfig } from '../../platform/launch/config';
import { plansPage } from '../../platform/launch/plansPage';
import { planSearch } from './search';

interface Opened {
  readonly location: { readonly search: Record<string, unknown>; readonly searchStr: string };
  readonly context: { readonly config: PortalConfig };
}

/**
 * In the iOS app the store sells new plans, so the pages of the providers lead to it with their
 * query. A plan bought on the web is changed where it is paid.
 */
export function storeSellsNewPlans({ location, context }: Opened): void {
  const page = plansPage(context.config);
  if (page !== '/applePay' || planSearch(location.search).changePackageId !== undefined) return;
  throw redirect({ href: page + location.searchStr, replace: true });
}
