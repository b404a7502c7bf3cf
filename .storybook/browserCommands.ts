import type { BrowserCommand } from 'vitest/node';

/** What a story may ask of the browser around it, beside what Vitest offers. */
declare module 'vitest/browser' {
  interface BrowserCommands {
    /** As a customer finds it who has asked the system for nothing. Size in px: Vitest shrinks a story that is larger. */
    freshWindow: (width: number, height: number) => Promise<void>;
    /** What the customer has asked the system for. */
    emulateMedia: (media: EmulatedMedia) => Promise<void>;
  }
}

export interface EmulatedMedia {
  readonly forcedColors?: 'active' | 'none';
  readonly reducedMotion?: 'reduce' | 'no-preference';
}

/** Windows whose system has been asked for something. */
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
