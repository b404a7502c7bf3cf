/** Marks the address to which a provider returns a customer who cancels. */
export const CANCELED_HASH = 'payment-canceled';

/** The return address of a canceled payment: the page of this path and query, marked. */
export function canceledUrl(page: string): string {
  const url = new URL(page, window.location.origin);
  url.hash = CANCELED_HASH;
  return url.href;
}
