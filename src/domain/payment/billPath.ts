const PAGE = /^\/bills\/[\w-]+$/;

/** The page of a bill. */
export const billPath = (orderId: string): string => `/bills/${encodeURIComponent(orderId)}`;

/** The path if it is the page of a bill, otherwise undefined, so that a link cannot lead elsewhere. */
export const ownBillPath = (path: string): string | undefined =>
  PAGE.test(path) ? path : undefined;
