export { Coverage, PriceTile, type PriceTileProps } from './PriceTile';
export { PriceTileGroup, TileGrid, type PriceTileGroupProps } from './PriceTileGroup';
export { TilePrice, type TilePriceProps } from './TilePrice';
