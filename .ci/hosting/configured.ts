import { SETTINGS_ID } from '../../src/platform/launch/settings';
import type { Settings } from '../../src/platform/launch/settings';

const BLOCK = new RegExp(`(<script type="application/json" id="${SETTINGS_ID}">)[^<]*(</script>)`);

/** As text of a page: JSON, in which nothing can end the element it stands in. */
const asPageText = (settings: Settings): string =>
  JSON.stringify(settings, null, 2).replaceAll('<', '\\u003c');

const inMarkup = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * The page of a build with the settings of a deployment in it, its brand in the title and beside the
 * logo too. @throws Error when the page has no place for them.
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
