import { countryName, findCountry } from '../../../domain/address/countries';
import { defaultCountryOf, hostOfRegion, regionOfHost } from '../../../domain/address/region';
import { usePortalConfig } from '../../../platform/launch/usePortalConfig';
import { currentLocale, intlLocale } from '../../../platform/locale';
import { stored } from '../../../platform/storage/storedItems';
import { useStored } from '../../../platform/storage/storage';

/**
 * Opens sign-in on the other regional host. Country, redirectUrl and language are passed in the URL
 * because each host has separate storage.
 */
function goToOtherSite(country: string, hostname: string, redirectUrl: string | undefined): void {
  const url = new URL('/login', window.location.origin);
  url.hostname = hostname;
  url.searchParams.set('country', country);
  url.searchParams.set('language', currentLocale());
  if (redirectUrl) url.searchParams.set('redirectUrl', redirectUrl);
  window.location.assign(url);
}

/** The selected country with its localized name, and a function to select another one. */
export function useCountry(redirectUrl: string | undefined) {
  const { sites } = usePortalConfig();
  const { hostname } = window.location;
  const region = regionOfHost(hostname, sites);
  const wanted = useStored(stored.country);
  const known = wanted === null ? undefined : findCountry(wanted);
  // A stored country of the other region is ignored on this site.
  const country = known?.region === region ? known.id : defaultCountryOf(hostname, sites);

  /** Stores a country of this site's region; any other country redirects to the other site. */
  function pick(id: string): 'here' | 'elsewhere' {
    const picked = findCountry(id);
    if (picked && picked.region !== region) {
      goToOtherSite(id, hostOfRegion(hostname, picked.region, sites), redirectUrl);
      return 'elsewhere';
    }
    stored.country.set(id);
    return 'here';
  }

  return { country, name: countryName(country, intlLocale(currentLocale())), pick };
}
