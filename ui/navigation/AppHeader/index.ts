export { AppHeader, type AppHeaderProps } from './AppHeader';
export { HeaderNav, NavLink, type HeaderNavProps, type NavLinkProps } from './HeaderNav';
export { HouseMenu, type HouseMenuProps } from './HouseMenu';
export { LogoLink, type LogoLinkProps } from './LogoLink';
export { openMenu } from './openMenu';
export { PageMenu, type PageMenuProps } from './PageMenu';
