import { Global, ThemeProvider } from '@emotion/react';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { baseline } from './baseline';
import { fontStackFor } from './fontStackFor';
import { house } from './house';
import { MuiTextsContext } from './muiTexts';
import { useColourScheme } from './useColourScheme';
import type { ColourMode } from './useColourScheme';

export interface AppThemeProps {
  children: ReactNode;
  /** A CSS font-family, from `fontStackFor(locale)`. */
  fontFamily?: string | undefined;
  /** A locale pack of `@mui/material/locale`: the texts inside MUI's own parts. */
  muiTexts?: object | undefined;
  /** `system` follows the phone; the others are for pictures and stories. */
  mode?: ColourMode | undefined;
}

/** Theme and reset around the whole app. Nothing is stored: there is no switch to remember. */
export function AppTheme({
  children,
  fontFamily = fontStackFor('en-US'),
  muiTexts,
  mode = 'system',
}: AppThemeProps) {
  useColourScheme(mode);
  const styles = useMemo(() => baseline(fontFamily), [fontFamily]);
  return (
    <ThemeProvider theme={house}>
      <MuiTextsContext value={muiTexts}>
        <Global styles={styles} />
        {children}
      </MuiTextsContext>
    </ThemeProvider>
  );
}
