import { createTheme, type Theme } from '@mui/material/styles';
import { componentDefaults } from './componentDefaults';
import { FONT, typography } from './house';
import type { Palette as HousePalette } from './palette';
import { darkPalette, lightPalette } from './palettes';
import { MOTION_MS, RADIUS_PX, Z_INDEX } from './tokens';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends Pick<HousePalette, 'accent' | 'surface'> {
    night: HousePalette['night'];
  }
  interface PaletteOptions extends Partial<Pick<HousePalette, 'accent' | 'surface' | 'night'>> {
    hover?: HousePalette['hover'];
  }
}

/** The house's theme for MUI's own parts: the same CSS variables under the same names. */
export function createMuiTheme(texts: object = {}): Theme {
  return createTheme(
    {
      cssVariables: { colorSchemeSelector: 'data-theme', cssVarPrefix: 'hv' },
      colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
      shape: { borderRadius: RADIUS_PX.control },
      typography: { fontFamily: FONT, ...typography },
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
    texts,
  );
}
