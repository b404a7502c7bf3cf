/** Where the portal is open: in a browser, or inside the provider's app. */
export const PLATFORMS = ['browser', 'ios', 'android'] as const;
export type Platform = (typeof PLATFORMS)[number];
