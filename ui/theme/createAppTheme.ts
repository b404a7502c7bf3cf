import { createTheme, type Theme } from '@mui/material/styles';
import { componentDefaults } from './componentDefaults';
import { fontStackFor } from './fontStackFor';
import { darkPalette, lightPalette } from './palettes';
import { MOTION_MS, RADIUS_PX, Z_INDEX } from './tokens';
import { typographyFor } from './typography';
import './augmentation';

export interface AppThemeOptions {
  /** A locale pack of `@mui/material/locale`: the texts inside MUI's own parts. */
  muiLocale?: object | undefined;
  /** A CSS font-family, from `fontStackFor(locale)`. */
  fontFamily?: string | undefined;
}

/** The theme, as CSS variables (`--hv-…`) switched by `<html data-theme>`. */
export function createAppTheme({ muiLocale, fontFamily }: AppThemeOptions = {}): Theme {
  return createTheme(
    {
      cssVariables: { colorSchemeSelector: 'data-theme', cssVarPrefix: 'hv' },
      colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
      shape: { borderRadius: RADIUS_PX.control },
      typography: typographyFor(fontFamily ?? fontStackFor('en-US')),
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
      components: componentDefaults,
    },
    muiLocale ?? {},
  );
}
