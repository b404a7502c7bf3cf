import type { PackageRequest } from '../../api/endpoints/package.api';
import type { MessageId } from '../../i18n/messages';
import { PLAN_UNITS } from '@homeview/contracts/vocabulary/plan/planUnit';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';

/** Query parameters of the plan pages. */
export interface PlanSearch {
  readonly goodsId?: string | undefined;
  readonly defaultPriceType?: string | undefined;
  readonly unit?: string | undefined;
  /** The selected price, `checkedPriceId` of the package list state. */
  readonly checkedPriceId?: string | undefined;
  /** A plan of the customer; the page shows its package. */
  readonly packageId?: string | undefined;
  /** A plan of the customer that is changed to another package. */
  readonly changePackageId?: string | undefined;
  readonly isSupportRenew?: string | undefined;
  readonly planUnit?: string | undefined;
  readonly excludeLevel?: string | undefined;
  readonly activityId?: string | undefined;
  /** The source of the visit, such as a newsletter; the specification names no effect (ADR 9). */
  readonly original?: string | undefined;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The only query parameter that is copied into an order, so its characters are restricted. */
const REMARK = /^[\w.-]{1,64}$/;
const remark = (value: unknown): string | undefined =>
  typeof value === 'string' && REMARK.test(value) ? value : undefined;

/** Name of the plan pages in breadcrumbs. A change of a plan keeps its name on the next page. */
export const planCrumb = (query: string): MessageId =>
  query.includes('changePackageId=') ? 'change.title' : 'packages.title';

/** Lists every key explicitly, so unknown query parameters are dropped. */
export const planSearch = (search: Record<string, unknown>): PlanSearch => ({
  goodsId: text(search.goodsId),
  defaultPriceType: text(search.defaultPriceType),
  unit: text(search.unit),
  checkedPriceId: text(search.checkedPriceId),
  packageId: text(search.packageId),
  changePackageId: text(search.changePackageId),
  isSupportRenew: text(search.isSupportRenew),
  planUnit: text(search.planUnit),
  excludeLevel: text(search.excludeLevel),
  activityId: text(search.activityId),
  original: remark(search.original),
});

/** The parameters passed from page to page: all except those for the initial selection. */
export const carried = (search: PlanSearch): PlanSearch => ({
  ...search,
  defaultPriceType: undefined,
  unit: undefined,
});

/** Path and query of a page with these parameters. */
export function pathWith(path: string, search: PlanSearch): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given as [string, string][]).toString();
  return query === '' ? path : `${path}?${query}`;
}

const YES = ['1', 'true'];
const NO = ['0', 'false'];

const flag = (value: string | undefined): boolean | undefined => {
  if (value === undefined) return undefined;
  return YES.includes(value) ? true : NO.includes(value) ? false : undefined;
};

const wholeNumber = (value: string | undefined): number | undefined =>
  value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) : undefined;

/**
 * The package list request for these query parameters; invalid values are ignored. These pages pay
 * at a provider, also in the iOS app, so they never ask for prices of the store.
 */
export function packageRequest(search: PlanSearch): PackageRequest {
  const planUnit = PLAN_UNITS.find((unit) => unit === search.planUnit);
  const isSupportRenew = flag(search.isSupportRenew);
  const excludeLevel = wholeNumber(search.excludeLevel);
  return {
    payMode: PayMode.PayPal,
    ...(search.goodsId === undefined ? {} : { goodsId: search.goodsId }),
    ...(isSupportRenew === undefined ? {} : { isSupportRenew }),
    ...(planUnit === undefined ? {} : { planUnit }),
    ...(excludeLevel === undefined ? {} : { excludeLevel }),
  };
}

/** Whether the URL filters the offer by more than a package id. */
export const isNarrowed = (search: PlanSearch): boolean =>
  [search.isSupportRenew, search.planUnit, search.excludeLevel].some(
    (value) => value !== undefined,
  );
