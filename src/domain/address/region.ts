/** A regional site of the service. */
export type Region = 'EU' | 'US';

/** Host names of the sites, for deployments without an `eu` or `us` label. */
export type SiteHosts = Readonly<Record<Region, string>>;

const BY_LABEL: SiteHosts = { EU: '', US: '' };

const SITE_LABELS: Readonly<Record<Region, string>> = { EU: 'eu', US: 'us' };

/** The region label of a host name, `eu.localhost` → `eu`; undefined if there is none. */
const siteLabel = (hostname: string): string | undefined =>
  hostname.split('.').find((label) => label === 'eu' || label === 'us');

/** The region of a host name: EU if configured or labeled so, otherwise US. */
export function regionOfHost(hostname: string, sites: SiteHosts = BY_LABEL): Region {
  if (hostname === sites.EU) return 'EU';
  return hostname !== sites.US && siteLabel(hostname) === 'eu' ? 'EU' : 'US';
}

/**
 * The same host on the other site: replaces the region label, or inserts it (`localhost` →
 * `eu.localhost`, `s1.localhost` → `s1.eu.localhost`).
 */
export function hostOfRegion(
  hostname: string,
  region: Region,
  sites: SiteHosts = BY_LABEL,
): string {
  if (sites[region] !== '') return sites[region];
  const label = SITE_LABELS[region];
  const current = siteLabel(hostname);
  if (current)
    return hostname
      .split('.')
      .map((part) => (part === current ? label : part))
      .join('.');
  const labels = hostname.split('.');
  const domainLength = labels.at(-1) === 'localhost' ? 1 : 2;
  return [...labels.slice(0, -domainLength), label, ...labels.slice(-domainLength)].join('.');
}

/** The default country: AL on EU hosts, US on all others. */
export const defaultCountryOf = (hostname: string, sites: SiteHosts = BY_LABEL): string =>
  regionOfHost(hostname, sites) === 'EU' ? 'AL' : 'US';
