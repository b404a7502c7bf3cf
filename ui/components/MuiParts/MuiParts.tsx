import { ThemeProvider } from '@mui/material/styles';
import { useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { createMuiTheme } from '../../theme/createMuiTheme';
import { MuiTextsContext } from '../../theme/muiTexts';

/** Made ahead: the first dialog does not wait for it. */
const withoutTexts = createMuiTheme();

/**
 * MUI's theme around MUI's own parts (dialogs, menus), which come only when they are needed. The
 * page's scheme is told by `AppTheme`: MUI does not touch the root element.
 */
export function MuiParts({ children }: { children: ReactNode }) {
  const texts = useContext(MuiTextsContext);
  const theme = useMemo(() => (texts ? createMuiTheme(texts) : withoutTexts), [texts]);
  return (
    <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null} noSsr>
      {children}
    </ThemeProvider>
  );
}
