export { SubscriptionTile, type SubscriptionTileProps } from './SubscriptionTile';
