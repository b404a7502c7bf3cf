export {
  BillListSkeleton,
  CountryListSkeleton,
  ExtensionTileSkeleton,
  GiftCardSkeleton,
  PlanTileSkeleton,
} from './listSkeletons';
export { BillDetailSkeleton, FormSkeleton } from './pageSkeletons';
export {
  DetailSkeleton,
  DeviceListSkeleton,
  PriceTileSkeleton,
  SubscriptionTileSkeleton,
} from './Skeletons';
