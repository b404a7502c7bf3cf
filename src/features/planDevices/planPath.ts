/** Address of a subscription, or of a page below it. */
export const planPath = (id: string, page: '' | '/adjustDevice' | '/adjustDevice/remove' = '') =>
  `/subscription/${encodeURIComponent(id)}${page}`;
