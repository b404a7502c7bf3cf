export {
  BillListSkeleton,
  CountryListSkeleton,
  ExtensionTileSkeleton,
  GiftCardSkeleton,
  PlanTileSkeleton,
} from './listSkeletons';
export {
  CheckoutSkeleton,
  OfferCardSkeleton,
  PayMethodSkeleton,
  PlanChoiceSkeleton,
  RenewalSkeleton,
  TrialSkeleton,
} from './offerSkeletons';
export { AddressSkeleton, BillDetailSkeleton, FormSkeleton } from './pageSkeletons';
export {
  DetailSkeleton,
  DeviceListSkeleton,
  LineSkeleton,
  PriceTileSkeleton,
  SubscriptionTileSkeleton,
} from './Skeletons';
