/**
 * The values of a story's parameter `pictures`: a component in both colour schemes (default), a screen
 * in two sizes, or none.
 */
export type Picture = 'light' | 'dark' | 'phone' | 'desktop';

/** For the main state of a screen. */
export const screenPictures: { readonly parameters: { readonly pictures: readonly Picture[] } } = {
  parameters: { pictures: ['phone', 'desktop'] },
};
