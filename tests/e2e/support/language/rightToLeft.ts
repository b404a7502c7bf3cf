import type { Page } from '@playwright/test';

/** Names and descriptions anywhere in a response, but no values that calls need. */
const WORDS = /"(\w*(?:[nN]ame|description|desc))":"([^"\\]+)"/;

/** Right-to-left letters at the start and end of every name. */
const HEBREW = 'גינה';
const END = 'סוף';

/** An unmatched isolate end and an unclosed override. */
const CONTROLS = '\u2069\u202e';

/** Makes all names in the service's responses right-to-left from now on. */
export const nameFromRightToLeft = (page: Page) =>
  page.addInitScript(
    ({ words, begin, end }) => {
      const field = new RegExp(words, 'g');
      const turned = (line: string) => `${begin}${line}${end}`;
      const ask = window.fetch;
      window.fetch = async (...given) => {
        const answer = await ask(...given);
        if (!answer.headers.get('content-type')?.includes('json')) return answer;
        const text = await answer.text();
        // A `#` is a line break.
        const body = text.replace(
          field,
          (_, key: string, said: string) => `"${key}":"${said.split('#').map(turned).join('#')}"`,
        );
        return new Response(body, answer);
      };
    },
    { words: WORDS.source, begin: HEBREW + CONTROLS, end: END },
  );

/** A name from the service, anywhere on the page. */
export const turnedName = (page: Page) => page.getByText(HEBREW);

/**
 * Finds names that are not isolated from the text beside them, and control characters that would
 * reverse the following text. Runs in the page.
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
        // The nearest box with its own direction: an isolate or a paragraph.
        let box: Element = parent;
        while (box.tagName !== 'BDI' && getComputedStyle(box).display.startsWith('inline')) {
          if (!box.parentElement || getComputedStyle(box.parentElement).display.includes('flex'))
            break;
          box = box.parentElement;
        }
        // Text after the name in the same paragraph would move to its left.
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
