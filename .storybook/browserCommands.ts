import type { BrowserCommand } from 'vitest/node';

/** What a story may ask of the browser around it, beside what Vitest offers. */
declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Size of the window in px: Vitest shrinks a story that is larger. */
    sizeWindow: (width: number, height: number) => Promise<void>;
    /** What the customer has asked the system for. */
    emulateMedia: (media: EmulatedMedia) => Promise<void>;
  }
}

export interface EmulatedMedia {
  readonly forcedColors?: 'active' | 'none';
  readonly reducedMotion?: 'reduce' | 'no-preference';
}

export const sizeWindow: BrowserCommand<[width: number, height: number]> = (
  { page },
  width,
  height,
) => page.setViewportSize({ width, height });

export const emulateMedia: BrowserCommand<[media: EmulatedMedia]> = ({ page }, media) =>
  page.emulateMedia(media);
