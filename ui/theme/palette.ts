import type { PaletteOptions } from '@mui/material/styles';

/** A colour with its tint, its hover shade, and the text colour on it. */
interface Colour {
  main: string;
  light: string;
  dark: string;
  contrastText: string;
}

/** Colours that are not part of MUI's palette. */
interface OwnColours {
  /** Amber: `light` is its tint, `dark` has enough contrast for text. */
  accent: Colour;
  /** Skeleton shapes. */
  shape: string;
  logo: { wall: string; edge: string };
  /** Surfaces other than the page and its cards. */
  surface: {
    sunken: string;
    hairline: string;
    /** Border of a field: 3:1 against its surface (WCAG 1.4.11). */
    outline: string;
    muted: string;
    mutedText: string;
    /** box-shadow of a card; `none` in dark mode, which uses the hairline. */
    lift: string;
    /** box-shadow of the selected tile. */
    glow: string;
    /** background-image behind the top of a page. */
    dusk: string;
  };
  /** Colours of the illustrations, which show a house at night in both schemes. */
  night: { sky: string; wall: string; roof: string; line: string; ground: string };
}

declare module '@mui/material/styles' {
  interface Palette extends OwnColours {}
  interface PaletteOptions extends OwnColours {}
}

const ink = '#1B1F3B';
const amber = '#FFB547';

/** Light scheme: warm grey with white cards. Every text has a contrast of 4.5:1 or more. */
export const lightPalette = {
  primary: { main: '#4B5BF0', light: '#E9EBFE', dark: '#3442CF', contrastText: '#FFFFFF' },
  secondary: { main: ink, light: '#E4E5EE', dark: '#11142B', contrastText: '#FFFFFF' },
  accent: { main: amber, light: '#FFF1DA', dark: '#824C00', contrastText: ink },
  error: { main: '#C42B39', light: '#FCE9EA', dark: '#A01D2A', contrastText: '#FFFFFF' },
  success: { main: '#1B7A50', light: '#E0F4EA', dark: '#126040', contrastText: '#FFFFFF' },
  warning: { main: '#8F5400', light: '#FFF1DA', dark: '#764400', contrastText: '#FFFFFF' },
  info: { main: '#3F4FDF', light: '#E9EBFE', dark: '#3442CF', contrastText: '#FFFFFF' },
  text: { primary: ink, secondary: '#565A76', disabled: '#8A8DA3' },
  background: { default: '#F6F5F9', paper: '#FFFFFF' },
  divider: 'rgba(27, 31, 59, 0.12)',
  action: {
    active: 'rgba(0, 0, 0, 0.54)',
    hover: 'rgba(0, 0, 0, 0.04)',
    disabled: 'rgba(0, 0, 0, 0.26)',
    disabledBackground: 'rgba(0, 0, 0, 0.12)',
  },
  shape: 'rgba(27, 31, 59, 0.11)',
  logo: { wall: ink, edge: 'transparent' },
  surface: {
    sunken: '#F1F0F6',
    hairline: 'rgba(27, 31, 59, 0.07)',
    outline: '#82859C',
    muted: '#E3E3EC',
    mutedText: '#5E617A',
    lift: '0 1px 2px rgba(27, 31, 59, 0.05), 0 8px 28px rgba(27, 31, 59, 0.07)',
    glow: '0 0 0 4px rgba(255, 181, 71, 0.28), 0 14px 36px rgba(255, 160, 30, 0.26)',
    dusk: 'radial-gradient(46rem 22rem at 96% 0, rgba(255, 181, 71, 0.24), transparent 72%), radial-gradient(44rem 22rem at 0 0, rgba(75, 91, 240, 0.13), transparent 72%)',
  },
  night: { sky: '#2B3163', wall: '#FFFFFF', roof: '#4B5BF0', line: ink, ground: '#DADBEA' },
} satisfies PaletteOptions;

/** Dark scheme: amber accents, dark surfaces, and hairlines instead of shadows. */
export const darkPalette = {
  primary: { main: '#96A0FF', light: '#2A2F63', dark: '#B9C0FF', contrastText: '#12142A' },
  secondary: { main: '#DADCF0', light: '#2B2F52', dark: '#F2F1F8', contrastText: '#12142A' },
  accent: { main: amber, light: '#3A3138', dark: '#FFCB7D', contrastText: ink },
  error: { main: '#FF8A93', light: '#43243B', dark: '#FFB0B6', contrastText: '#2A0A10' },
  success: { main: '#6FDBA8', light: '#1D3B42', dark: '#9BEAC5', contrastText: '#06251A' },
  warning: { main: '#FFC266', light: '#3A3138', dark: '#FFD596', contrastText: '#2B1B00' },
  info: { main: '#A6AFFF', light: '#2A2F63', dark: '#C7CCFF', contrastText: '#12142A' },
  text: { primary: '#F3F2FA', secondary: '#B5B8D2', disabled: '#7E83A8' },
  background: { default: '#12142A', paper: '#1B1E38' },
  divider: 'rgba(222, 225, 255, 0.16)',
  action: {
    active: '#FFFFFF',
    hover: 'rgba(255, 255, 255, 0.08)',
    disabled: 'rgba(255, 255, 255, 0.3)',
    disabledBackground: 'rgba(255, 255, 255, 0.12)',
  },
  shape: 'rgba(243, 242, 250, 0.13)',
  logo: { wall: '#343A70', edge: '#5A63B8' },
  surface: {
    sunken: '#171A31',
    hairline: 'rgba(222, 225, 255, 0.13)',
    outline: '#7E83A8',
    muted: '#2C3052',
    mutedText: '#A0A4C4',
    lift: 'none',
    glow: '0 0 0 4px rgba(255, 181, 71, 0.20), 0 12px 40px rgba(255, 181, 71, 0.20)',
    dusk: 'radial-gradient(46rem 24rem at 96% 0, rgba(255, 181, 71, 0.15), transparent 72%), radial-gradient(44rem 24rem at 0 0, rgba(88, 104, 255, 0.24), transparent 72%)',
  },
  night: { sky: '#2A2F5C', wall: '#E6E7F6', roof: '#7D89FF', line: '#0D0F22', ground: '#33385F' },
} satisfies PaletteOptions;
