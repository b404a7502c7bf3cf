export { PriceTile, type PriceTileProps } from './PriceTile';
export { PriceTileGroup, TileGrid, type PriceTileGroupProps } from './PriceTileGroup';
