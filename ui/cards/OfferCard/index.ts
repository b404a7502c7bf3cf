export { GiftLine, type GiftLineProps } from './GiftLine';
export { OfferCard, type OfferCardProps } from './OfferCard';
