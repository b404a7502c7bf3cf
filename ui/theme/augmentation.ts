import type { PaletteColor, PaletteColorOptions } from '@mui/material/styles';

/** Surfaces beside MUI's background: wells, hairlines, field outlines, the one shadow, the glow. */
export interface SurfaceTokens {
  sunken: string;
  hairline: string;
  /** Border of a field: 3:1 against its surface (WCAG 1.4.11). */
  outline: string;
  muted: string;
  mutedText: string;
  /** box-shadow of a card; `none` at night, where the hairline does the work. */
  lift: string;
  /** box-shadow of the chosen tile. */
  glow: string;
  /** background-image behind the top of a page. */
  dusk: string;
}

/** Colours of the illustrations: a house at night, whatever the scheme. */
export interface NightTokens {
  sky: string;
  wall: string;
  roof: string;
  line: string;
  ground: string;
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    /** Lamp amber: `light` is its tint, `dark` is amber one can read as text. */
    accent: PaletteColor;
    surface: SurfaceTokens;
    night: NightTokens;
  }
  interface PaletteOptions {
    accent?: PaletteColorOptions;
    surface?: SurfaceTokens;
    night?: NightTokens;
  }
}
