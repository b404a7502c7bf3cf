/** What the renewal page reads of the address. Spec 2. */
export interface RenewalSearch {
  /** The plan to renew. */
  readonly packageId?: string | undefined;
}

/** Every key is named, so that nothing else of the address survives. */
export const renewalSearch = ({ packageId }: Record<string, unknown>): RenewalSearch => ({
  packageId: typeof packageId === 'string' && packageId !== '' ? packageId : undefined,
});
