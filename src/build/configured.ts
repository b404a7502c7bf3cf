import { SETTINGS_ID } from '../platform/launch/settings';
import type { Settings } from '../platform/launch/settings';

const BLOCK = new RegExp(`(<script type="application/json" id="${SETTINGS_ID}">)[^<]*(</script>)`);

/** JSON for the script element, escaped so that it cannot close the element. */
const asPageText = (settings: Settings): string =>
  JSON.stringify(settings, null, 2).replaceAll('<', '\\u003c');

const inMarkup = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Inserts the settings of a deployment into the page of a build, and its brand into the title and the
 * name of the logo. @throws Error if the page has no settings element.
 */
export function configured(page: string, settings: Settings): string {
  if (!BLOCK.test(page)) throw new Error('This is no page of the portal: it has no settings.');
  const brand = settings.BRAND;
  const named = brand
    ? page
        .replace(/<title>[^<]*<\/title>/, () => `<title>${inMarkup(brand)}</title>`)
        .replace(/(<svg[^>]*aria-label=")[^"]*/, (_, start: string) => start + inMarkup(brand))
    : page;
  return named.replace(
    BLOCK,
    (_, start: string, end: string) => start + asPageText(settings) + end,
  );
}
