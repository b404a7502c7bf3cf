export {
  DetailSkeleton,
  DeviceListSkeleton,
  PriceTileSkeleton,
  SubscriptionTileSkeleton,
} from './Skeletons';
