export { AppHeader, type AppHeaderProps } from './AppHeader';
export type { HouseMenuProps } from './HouseMenu';
