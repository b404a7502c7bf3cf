import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { usePortalConfig } from '../../platform/launch/usePortalConfig';
import { HousePicker } from '../house/HousePicker';
import { useHeaderMenu } from '../useHeaderMenu';
import { MainNav } from './MainNav';
import { PageTrail } from './PageTrail';
import { SignedInContext } from './signedIn';

/** Provides navigation, house and menu for the headers of the pages inside. The app has its own. */
export function SignedInFrame({ children }: { readonly children: ReactNode }) {
  const { environment } = usePortalConfig();
  const menu = useHeaderMenu();
  const signedIn = useMemo(
    () => ({ menu, nav: <MainNav />, HousePicker, Trail: PageTrail }),
    [menu],
  );
  return <SignedInContext value={environment.inApp ? null : signedIn}>{children}</SignedInContext>;
}
