export {
  BillListSkeleton,
  BillTableSkeleton,
  CountryListSkeleton,
  ExtensionTileSkeleton,
  GiftCardSkeleton,
  PlanTileSkeleton,
} from './listSkeletons';
export {
  CheckoutSkeleton,
  OfferCardSkeleton,
  PackageListSkeleton,
  PayMethodSkeleton,
  PlanChoiceSkeleton,
  RenewalSkeleton,
  TrialSkeleton,
} from './offerSkeletons';
export {
  AddressSkeleton,
  BillDetailSkeleton,
  FactsSkeleton,
  FieldSkeleton,
  FormSkeleton,
  PlanDevicesSkeleton,
  SubscriptionSkeleton,
} from './pageSkeletons';
export {
  DetailSkeleton,
  DeviceListSkeleton,
  LineSkeleton,
  PriceTileSkeleton,
  SubscriptionTileSkeleton,
} from './Skeletons';
