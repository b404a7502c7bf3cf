/** Height of a row with a short name, in px; the skeleton has the same height. */
export const BILL_ROW_PX = 80;
