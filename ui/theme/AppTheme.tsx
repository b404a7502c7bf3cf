import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import '@fontsource-variable/inter/wght.css';

export interface AppThemeProps {
  /** From `createAppTheme`; make a new one only when the locale changes. */
  theme: Theme;
  children: ReactNode;
  /** `system` follows the phone; the others are for pictures and stories. */
  defaultMode?: 'system' | 'light' | 'dark' | undefined;
}

/**
 * Theme, reset and font around the whole app. Nothing is stored: there is no switch to remember.
 * `noSsr` makes the first paint already right, for the page is rendered in the browser only.
 */
export function AppTheme({ theme, children, defaultMode = 'system' }: AppThemeProps) {
  return (
    <ThemeProvider theme={theme} defaultMode={defaultMode} storageManager={null} noSsr>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
