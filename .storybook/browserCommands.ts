import type { BrowserCommand } from 'vitest/node';

/** Browser commands for stories, in addition to Vitest's own. */
declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Resets emulated media and sets the window size in px; Vitest scales larger stories down. */
    freshWindow: (width: number, height: number) => Promise<void>;
    /** Emulates system preferences of the customer. */
    emulateMedia: (media: EmulatedMedia) => Promise<void>;
  }
}

export interface EmulatedMedia {
  readonly forcedColors?: 'active' | 'none';
  readonly reducedMotion?: 'reduce' | 'no-preference';
}

/** Pages with emulated media. */
const asked = new WeakSet<object>();

export const freshWindow: BrowserCommand<[width: number, height: number]> = async (
  { page },
  width,
  height,
) => {
  if (asked.delete(page)) {
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' });
  }
  await page.setViewportSize({ width, height });
};

export const emulateMedia: BrowserCommand<[media: EmulatedMedia]> = ({ page }, media) => {
  asked.add(page);
  return page.emulateMedia(media);
};
