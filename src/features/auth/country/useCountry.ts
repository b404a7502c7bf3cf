import { countryName, findCountry } from '../../../domain/address/countries';
import { defaultCountryOf, hostOfRegion, regionOfHost } from '../../../domain/address/region';
import { config } from '../../../platform/launch/config';
import { currentLocale, intlLocale } from '../../../platform/locale';
import { stored } from '../../../platform/storage/storedItems';
import { useStored } from '../../../platform/storage/storage';

/**
 * The other regional host, carrying the picked country and where the customer wanted to go. Spec 4. The
 * language goes along: another host has another storage.
 */
function goToOtherSite(country: string, hostname: string, redirectUrl: string | undefined): void {
  const url = new URL('/login', window.location.origin);
  url.hostname = hostname;
  url.searchParams.set('country', country);
  url.searchParams.set('language', currentLocale());
  if (redirectUrl) url.searchParams.set('redirectUrl', redirectUrl);
  window.location.assign(url);
}

/** The picked country, by name in the language of the page, and how another one is picked. */
export function useCountry(redirectUrl: string | undefined) {
  const { hostname } = window.location;
  const region = regionOfHost(hostname, config.sites);
  const wanted = useStored(stored.country);
  const known = wanted === null ? undefined : findCountry(wanted);
  // A country of the other region belongs to the other site.
  const country = known?.region === region ? known.id : defaultCountryOf(hostname, config.sites);

  /** Stores a country of this site's region; one of the other region leaves for the other site. */
  function pick(id: string): 'here' | 'elsewhere' {
    const picked = findCountry(id);
    if (picked && picked.region !== region) {
      goToOtherSite(id, hostOfRegion(hostname, picked.region, config.sites), redirectUrl);
      return 'elsewhere';
    }
    stored.country.set(id);
    return 'here';
  }

  return { country, name: countryName(country, intlLocale(currentLocale())), pick };
}
