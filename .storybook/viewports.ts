export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Viewport sizes of the stories, in px. */
export const VIEWPORTS = {
  /** A window of 1280 by 1024 px at 400 % (WCAG 1.4.10). */
  zoomed: { width: 320, height: 256 },
  smallPhone: { width: 320, height: 568 },
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const satisfies Readonly<Record<string, Size>>;
