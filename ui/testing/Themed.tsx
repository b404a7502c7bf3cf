import type { ReactNode } from 'react';
import { AppTheme } from '../theme';

/** Provides the theme for a component under test: `render(<Part />, { wrapper: Themed })`. */
export function Themed({ children }: { children: ReactNode }) {
  return <AppTheme>{children}</AppTheme>;
}
