import { CONTENT_WIDTH_PX, FRAME_WIDTH_PX, SAFE_AREA } from '../../theme';

/** Margin of header and content on each side in px. */
const MARGIN_PX = 16;

/** The maximum width of header and content, so that their edges align on every page. */
export const frameWidth = `calc(${FRAME_WIDTH_PX + 2 * MARGIN_PX}px + ${SAFE_AREA.left} + ${SAFE_AREA.right})`;

/** Maximum widths of a page's content in px: of a column, or of the whole frame for a table. */
export const PAGE_WIDTH_PX = { ...CONTENT_WIDTH_PX, frame: FRAME_WIDTH_PX } as const;

export type PageWidth = keyof typeof PAGE_WIDTH_PX;

/** CSS variable with the maximum width of the content column. */
export const CONTENT_WIDTH = '--hv-content-width';

/** The maximum width of the content column, with or without its margins. */
export const contentWidth = `var(${CONTENT_WIDTH})`;
export const contentWidthWithMargins = `calc(${contentWidth} + ${2 * MARGIN_PX}px)`;
