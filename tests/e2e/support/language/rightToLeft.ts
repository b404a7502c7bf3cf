import type { Page } from '@playwright/test';

/** Names and descriptions in an answer, whatever they stand in; not what a call needs. */
const WORDS = /"(\w*(?:[nN]ame|description|desc))":"([^"\\]+)"/;

/** Begin and end of every name: letters read from the right. */
const HEBREW = 'גינה';
const END = 'סוף';

/** An override that no one ends, and the end of an isolate that no one began. */
const CONTROLS = '\u2069\u202e';

/** All names that the service tells are, from now on, written from right to left. */
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
        // A `#` breaks a line.
        const body = text.replace(
          field,
          (_, key: string, said: string) => `"${key}":"${said.split('#').map(turned).join('#')}"`,
        );
        return new Response(body, answer);
      };
    },
    { words: WORDS.source, begin: HEBREW + CONTROLS, end: END },
  );

/** A name from the service, wherever it shows. */
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
        // The nearest box with its own direction: an isolate, or a paragraph.
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
