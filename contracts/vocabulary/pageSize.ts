/** Rows per page of every list except the bills. */
export const LIST_PAGE_SIZE = 100;

/** Rows per page of the bill list. */
export const BILL_PAGE_SIZE = 20;
