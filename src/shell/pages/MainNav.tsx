import { createLink } from '@tanstack/react-router';
import { HeaderNav, LogoLink, NavLink } from '@homeview/ui/AppHeader';
import { brand } from '../../i18n/brand';
import { useText } from '../../i18n/useText';

const HomeLogo = createLink(LogoLink);
const PageNavLink = createLink(NavLink);

/** Logo and main navigation in the header on desktops. */
export function MainNav() {
  const text = useText();
  return (
    <>
      <HomeLogo to="/" brand={brand} activeOptions={{ exact: true }} activeProps={NOT_CURRENT} />
      <HeaderNav label={text('nav.label')}>
        <PageNavLink to="/" activeOptions={{ exact: true }}>
          {text('nav.plans')}
        </PageNavLink>
        <PageNavLink to="/bills">{text('nav.bills')}</PageNavLink>
        <PageNavLink to="/billAddress">{text('menu.billAddress')}</PageNavLink>
        <PageNavLink to="/giftCard">{text('giftCard.title')}</PageNavLink>
      </HeaderNav>
    </>
  );
}

/** Only the link of the navigation is announced as the current page. */
const NOT_CURRENT = { 'aria-current': undefined };
