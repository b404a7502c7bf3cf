/** Rows per page of every list except the bills. Spec 9. */
export const LIST_PAGE_SIZE = 100;

/** Rows per page of the bill list. Spec 9. */
export const BILL_PAGE_SIZE = 20;
