import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { createAppTheme } from './theme';

export interface AppThemeProps {
  children: ReactNode;
  /** A CSS font-family, from `fontStackFor(locale)`. */
  fontFamily?: string | undefined;
  /** A locale pack of `@mui/material/locale`: the texts inside MUI's own components. */
  muiTexts?: object | undefined;
  /** `system` follows the system setting; the others are for pictures and stories. */
  mode?: 'system' | 'light' | 'dark' | undefined;
}

/** Theme and CSS reset of the app. The mode is not stored, because the customer cannot switch it. */
export function AppTheme({ children, fontFamily, muiTexts, mode = 'system' }: AppThemeProps) {
  const theme = useMemo(
    () => createAppTheme({ fontFamily, texts: muiTexts }),
    [fontFamily, muiTexts],
  );
  return (
    <ThemeProvider key={mode} theme={theme} defaultMode={mode} storageManager={null} noSsr>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
