/** Query parameters of the renewal page. */
export interface RenewalSearch {
  /** The plan to renew. */
  readonly packageId?: string | undefined;
}

/** Lists every key explicitly, so unknown query parameters are dropped. */
export const renewalSearch = ({ packageId }: Record<string, unknown>): RenewalSearch => ({
  packageId: typeof packageId === 'string' && packageId !== '' ? packageId : undefined,
});
