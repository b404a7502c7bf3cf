import { COUNTRIES, countryName, findCountry } from '../../domain/countries';
import { defaultCountryOf, hostOfRegion, regionOfHost } from '../../domain/region';
import { currentLocale, intlLocale } from '../../platform/locale';
import { stored } from '../../platform/storedItems';
import { useStored } from '../../platform/storage';

/** The other regional host, carrying the picked country and where the customer wanted to go. Spec 4. */
function goToOtherSite(country: string, hostname: string, redirectUrl: string | undefined): void {
  const url = new URL('/login', window.location.origin);
  url.hostname = hostname;
  url.searchParams.set('country', country);
  if (redirectUrl) url.searchParams.set('redirectUrl', redirectUrl);
  window.location.assign(url);
}

/** The picked country and the list to pick from; a country of the other region changes the site. */
export function useCountry(redirectUrl: string | undefined) {
  const { hostname } = window.location;
  const wanted = useStored(stored.country);
  const known = wanted === null ? undefined : findCountry(wanted);
  const country = known?.region === regionOfHost(hostname) ? known.id : defaultCountryOf(hostname);

  const language = intlLocale(currentLocale());
  const options = COUNTRIES.map(({ id }) => ({ value: id, label: countryName(id, language) })).sort(
    (a, b) => a.label.localeCompare(b.label, language),
  );

  function pick(id: string): void {
    const picked = findCountry(id);
    if (!picked) return;
    if (picked.region !== regionOfHost(hostname)) {
      goToOtherSite(id, hostOfRegion(hostname, picked.region), redirectUrl);
      return;
    }
    stored.country.set(id);
    stored.region.set(picked.region);
  }

  return { country, options, pick };
}
