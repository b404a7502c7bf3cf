import type { ReactNode } from 'react';
import { AppTheme, createAppTheme } from '../theme';

const theme = createAppTheme();

/** The theme around a component under test: `render(<Part />, { wrapper: Themed })`. */
export function Themed({ children }: { children: ReactNode }) {
  return <AppTheme theme={theme}>{children}</AppTheme>;
}
