/** Rows asked for by every list but the bills. Spec 9. */
export const LIST_PAGE_SIZE = 100;

/** Rows a page of the bill list. Spec 9. */
export const BILL_PAGE_SIZE = 20;
