import { createContext } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { PageMenuProps } from '@homeview/ui/AppHeader';
import type { PageHouse } from '../house/pageHouse';

export interface PageTrailProps {
  /** Path and query of the page above. */
  readonly backTo: string;
  /** Title of the current page. */
  readonly title: string;
}

interface SignedIn {
  /** The header menu, if it is shown. */
  readonly menu: PageMenuProps | undefined;
  /** Logo and main navigation of desktops. */
  readonly nav: ReactNode;
  /** The house in the header of desktops. */
  readonly HousePicker: ComponentType<{ readonly page: PageHouse | null; readonly busy: boolean }>;
  /** The breadcrumbs of desktops. */
  readonly Trail: ComponentType<PageTrailProps>;
}

/**
 * Set on pages of a signed-in customer in a browser: desktops show navigation, house,
 * breadcrumbs and menu there. Passed as a context, so that sign-in does not load their code.
 */
export const SignedInContext = createContext<SignedIn | null>(null);
