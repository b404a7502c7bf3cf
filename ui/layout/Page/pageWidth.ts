/** CSS variable with the width of a page's columns, so that the header aligns with them. */
export const PAGE_WIDTH = '--hv-page-width';
