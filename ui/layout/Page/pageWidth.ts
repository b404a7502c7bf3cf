/** CSS variable of the width of a page's columns, so that the header's edges line up with them. */
export const PAGE_WIDTH = '--hv-page-width';
