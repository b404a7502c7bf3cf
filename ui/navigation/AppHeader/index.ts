export { AppHeader, type AppHeaderProps } from './AppHeader';
export { HouseMenu, type HouseMenuProps } from './HouseMenu';
export { PageMenu, type PageMenuProps } from './PageMenu';
