import { createTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { components } from './components';
import { fontStackFor } from './fontStackFor';
import { darkPalette, lightPalette } from './palette';
import { MOTION_MS, RADIUS_PX, Z_INDEX } from './tokens';
import { typography } from './typography';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}

export interface ThemeSettings {
  /** A CSS font-family, from `fontStackFor(locale)`. */
  fontFamily?: string | undefined;
  /** A locale pack of `@mui/material/locale`: the texts inside MUI's own components. */
  texts?: object | undefined;
  /** `media` follows the system without a script, for static pages. Default: `<html data-theme>`. */
  colorSchemeSelector?: 'data-theme' | 'media' | undefined;
}

/** The theme. Both colour schemes are CSS variables (`--hv-…`). */
export function createAppTheme({
  fontFamily = fontStackFor('en-US'),
  texts = {},
  colorSchemeSelector = 'data-theme',
}: ThemeSettings = {}): Theme {
  return createTheme(
    {
      cssVariables: { colorSchemeSelector, cssVarPrefix: 'hv' },
      colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
      shape: { borderRadius: RADIUS_PX.control },
      typography: { fontFamily, ...typography },
      motion: { reducedMotion: 'system' },
      transitions: {
        duration: {
          shortest: MOTION_MS.quick,
          shorter: MOTION_MS.quick,
          short: MOTION_MS.settle,
          standard: MOTION_MS.settle,
          enteringScreen: MOTION_MS.settle,
          leavingScreen: MOTION_MS.quick,
        },
      },
      zIndex: { appBar: Z_INDEX.header, modal: Z_INDEX.modal, snackbar: Z_INDEX.snackbar },
      components,
    },
    texts,
  );
}
