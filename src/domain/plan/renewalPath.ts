const PAGE = /^\/package\/renewal\?packageId=[\w-]+$/;

/** The page that renews a plan. */
export const renewalPath = (packageId: string): string =>
  `/package/renewal?packageId=${encodeURIComponent(packageId)}`;

/** The path if it is a renewal page, otherwise undefined, so that a link cannot lead elsewhere. */
export const ownRenewalPath = (path: string): string | undefined =>
  PAGE.test(path) ? path : undefined;
