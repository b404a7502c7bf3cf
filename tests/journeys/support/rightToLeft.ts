import type { Page } from '@playwright/test';

/** Names and descriptions in an answer, whatever they stand in; not what a call needs. */
const WORDS = /"(\w*(?:[nN]ame|description|desc))":"([^"\\]+)"/g;

/** Begin and end of every name: letters read from the right. */
const HEBREW = 'גינה';
const END = 'סוף';

/** An override that nobody ends, and the end of an isolate that nobody began. */
const CONTROLS = '\u2069\u202e';

/** The same words from right to left; a `#` breaks a line. */
const turned = (words: string): string =>
  words
    .split('#')
    .map((line) => `${HEBREW}${CONTROLS}${line}${END}`)
    .join('#');

/** All names that the service tells are, from now on, written from right to left. */
export async function nameFromRightToLeft(page: Page): Promise<void> {
  await page.route('**', async (route) => {
    if (!['fetch', 'xhr'].includes(route.request().resourceType())) return route.fallback();
    // Names of sandboxes are known to browsers only; the mock takes them from a header as well.
    const url = new URL(route.request().url());
    const [sandbox = ''] = url.hostname.split('.');
    url.hostname = 'localhost';
    const headers = { ...route.request().headers(), 'x-mock-sandbox': sandbox };
    const response = await route.fetch({ url: url.href, headers });
    const text = await response.text();
    const isJson = response.headers()['content-type']?.includes('json');
    const body = isJson
      ? text.replace(WORDS, (_, key: string, words: string) => `"${key}":"${turned(words)}"`)
      : text;
    return route.fulfill({ response, body });
  });
}

/** A name that the service told, wherever it shows. */
export const turnedName = (page: Page) => page.getByText(HEBREW);

/**
 * Looks for names that stand beside other words without being isolated from them, and for controls
 * that would turn round what follows. Runs in the page.
 */
export const directionOf = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ hebrew, end }) => {
      const faults: string[] = [];
      const isAlone = (text: string) => text.trim().startsWith(hebrew) && text.trim().endsWith(end);
      const check = (text: string, alone: boolean) => {
        if (/[\u202a-\u202e]/.test(text)) faults.push(`an override is left: ${text}`);
        const outside = text.replace(/\u2068[^\u2068\u2069]*\u2069/g, '');
        if (!alone && outside.includes(hebrew)) faults.push(`not isolated: ${text}`);
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.nodeValue ?? '';
        const parent = node.parentElement;
        if (!text.includes(hebrew) || !parent || parent.closest('script, style')) continue;
        // The nearest box of its own direction: an isolate, or a paragraph.
        let box: Element = parent;
        while (box.tagName !== 'BDI' && getComputedStyle(box).display.startsWith('inline')) {
          if (!box.parentElement || getComputedStyle(box.parentElement).display.includes('flex'))
            break;
          box = box.parentElement;
        }
        // Words after the name, in the same paragraph, would move to its left.
        check(text, box.tagName === 'BDI' || isAlone(box.textContent));
      }
      for (const element of document.querySelectorAll(
        '[aria-label], [title], [placeholder], [alt]',
      ))
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
          const text = element.getAttribute(name) ?? '';
          if (text.includes(hebrew)) check(text, isAlone(text));
        }
      return [...new Set(faults)];
    },
    { hebrew: HEBREW, end: END },
  );
