/** A colour and what goes with it: its tint, its shade for hover, and text on it. */
interface Colour {
  main: string;
  light: string;
  dark: string;
  contrastText: string;
}

/** Colours of the illustrations: a house at night, whatever the scheme. */
export interface NightTokens {
  sky: string;
  wall: string;
  roof: string;
  line: string;
  ground: string;
}

/** Surfaces beside the page and its cards: wells, hairlines, field outlines, the one shadow, the glow. */
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

/** All colours of one scheme. */
export interface Palette {
  primary: Colour;
  secondary: Colour;
  /** Lamp amber: `light` is its tint, `dark` is amber one can read as text. */
  accent: Colour;
  error: Colour;
  success: Colour;
  warning: Colour;
  info: Colour;
  text: { primary: string; secondary: string; disabled: string };
  background: { default: string; paper: string };
  divider: string;
  action: { active: string; hover: string; disabled: string; disabledBackground: string };
  /** Behind a button under the pointer that has no fill of its own. */
  hover: { primary: string; error: string };
  /** Opacity of a placeholder; box-shadow and colour of what the browser has filled in. */
  field: { placeholder: string; autofill: string; autofillText: string };
  /** The line under a link. */
  underline: string;
  /** Shapes that stand where words will come. */
  shape: string;
  logo: { wall: string; edge: string };
  surface: SurfaceTokens;
  night: NightTokens;
}
