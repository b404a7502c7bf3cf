/** A row without a long name and without a status, in px; its skeleton is as high. */
export const BILL_ROW_PX = 80;
