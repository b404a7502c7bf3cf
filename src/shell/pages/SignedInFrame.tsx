import { createContext } from 'react';
import type { ReactNode } from 'react';
import type { PageMenuProps } from '@homeview/ui/AppHeader';
import { environment } from '../../platform/launch/environment';
import { useHeaderMenu } from '../useHeaderMenu';

interface SignedIn {
  /** The header menu, if it is shown. */
  readonly menu: PageMenuProps | undefined;
}

/** Set on pages of a signed-in customer in a browser: desktops show navigation and menu there. */
export const SignedInContext = createContext<SignedIn | null>(null);

/** Provides navigation and menu for the headers of the pages inside. The app has its own. Spec 1. */
export function SignedInFrame({ children }: { readonly children: ReactNode }) {
  const menu = useHeaderMenu();
  return <SignedInContext value={environment.inApp ? null : { menu }}>{children}</SignedInContext>;
}
