export { PlanTile, type PlanTileProps } from './PlanTile';
