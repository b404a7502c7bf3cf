/** Path of a subscription, or of one of its subpages. */
export const planPath = (id: string, page: '' | '/adjustDevice' | '/adjustDevice/remove' = '') =>
  `/subscription/${encodeURIComponent(id)}${page}`;
