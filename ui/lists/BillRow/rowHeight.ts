/** Height of a row with a short name, in px; the skeleton has the same height. */
export const BILL_ROW_PX = 106;

/** Height of the line that says what a bill is for. */
export const BILL_ABOUT_REM = '1.5rem';
