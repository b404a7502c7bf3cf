/** Height of a row with a short name and no status, in px; the skeleton has the same height. */
export const BILL_ROW_PX = 80;
