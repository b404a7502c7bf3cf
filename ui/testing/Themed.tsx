import type { ReactNode } from 'react';
import { AppTheme } from '../theme';

/** The theme around a component under test: `render(<Part />, { wrapper: Themed })`. */
export function Themed({ children }: { children: ReactNode }) {
  return <AppTheme>{children}</AppTheme>;
}
