import { useText } from '../../i18n/useText';

/** Title and back link of the plan pages. */
export interface OfferHead {
  readonly title: string;
  readonly backTo: string;
}

/** @param changePackageId the plan to change; undefined for a purchase. */
export function useOfferHead(changePackageId: string | undefined): OfferHead {
  const text = useText();
  if (changePackageId === undefined) return { title: text('packages.title'), backTo: '/' };
  return {
    title: text('change.title'),
    backTo: `/subscription/${encodeURIComponent(changePackageId)}`,
  };
}
