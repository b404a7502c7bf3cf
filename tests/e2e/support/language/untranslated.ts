import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { BRAND } from '@homeview/contracts/vocabulary/brand';
import type { Page, Response } from '@playwright/test';
import { COUNTRIES } from '../../../../src/domain/address/countries';
import { LANGUAGE_NAMES } from '../../../../src/i18n/languageNames';
import { linesOf } from '../../../../src/platform/launch/settings';
import { REFERENCE_SHAPE } from '../pages/reference';

/** Response fields that screens show unchanged: names, addresses, numbers, refusals. */
const SHOWN_FIELDS =
  /^(name|\w*Name|username|description|packageDesc|desc|invoice|\w*Email|\w*[iI]d|giftCardCode|postal|county|city|state|address)$/;

function valuesIn(answer: unknown, field = ''): string[] {
  if (typeof answer === 'string') return SHOWN_FIELDS.test(field) ? [answer] : [];
  if (Array.isArray(answer)) return answer.flatMap((item) => valuesIn(item, field));
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]) => valuesIn(value, name));
}

/** Texts of a page with letters that are not messages. */
const SELLER = linesOf(parseEnv(readFileSync('.env', 'utf8')).VITE_SELLER);
/** Intl joins a list of names; the pseudo locale has its English word. */
const JOINED = 'and';
const NAMES = [BRAND, ...SELLER, ...Object.values(LANGUAGE_NAMES), JOINED];

/** The long form of a date, by Intl: "· December 9". */
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en-US', { month: 'long' }).format(new Date(2026, month, 1)),
);
const LONG_DATE = new RegExp(`· (${MONTHS.join('|')})\\s\\d{1,2}`, 'g');

/** The reference of a failure, for support. */
const REFERENCE = new RegExp(REFERENCE_SHAPE, 'g');

/** Finds the texts of a page in the pseudo locale that are neither messages nor data. */
export class Untranslated {
  private readonly data = new Set<string>(NAMES);
  /** Responses that are still being read; the page may show their names first. */
  private readonly reading = new Set<Promise<void>>();

  constructor(private readonly page: Page) {
    page.on('response', (response) => {
      const read = this.learn(response).finally(() => this.reading.delete(read));
      this.reading.add(read);
    });
  }

  /** Marks a text as data, such as an e-mail address typed by the customer. */
  allow(...texts: string[]): void {
    for (const text of texts) this.data.add(text);
  }

  private async learn(response: Response): Promise<void> {
    if (!/\/(api|apiLogin|payGateway)\//.test(response.url())) return;
    const answer: unknown = await response.json().catch(() => null);
    // A # in a description is a line break.
    for (const value of valuesIn(answer))
      this.allow(...value.split('#').map((part) => part.trim()));
  }

  /**
   * Untranslated texts, labels, hints, titles and alternatives: those that contain a letter A to Z.
   */
  async found(): Promise<string[]> {
    const { seen, countries } = await this.page.evaluate(
      (ids) => {
        const spoken: string[] = [document.title];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (!node.parentElement?.closest('script, style, noscript')) {
            spoken.push(node.textContent ?? '');
          }
        }
        const attributes = [
          'aria-label',
          'aria-description',
          'aria-valuetext',
          'aria-roledescription',
        ];
        for (const name of [...attributes, 'placeholder', 'title', 'alt']) {
          for (const element of document.querySelectorAll(`[${name}]`)) {
            spoken.push(element.getAttribute(name) ?? '');
          }
        }
        // The browser's own country names, because they differ between ICU versions.
        const names = new Intl.DisplayNames(['en-US'], { type: 'region' });
        return { seen: spoken, countries: ids.map((id) => names.of(id) ?? id) };
      },
      COUNTRIES.map(({ id }) => id),
    );
    await Promise.all(this.reading);
    const known = [...this.data, ...countries].filter((text) => /\w\w/.test(text));
    known.sort((a, b) => b.length - a.length);
    return seen.filter((text) =>
      /[A-Za-z]/.test(
        known.reduce(
          (rest, name) => rest.replaceAll(name, ' '),
          // The portal adds word joiners to descriptions.
          text.replace(REFERENCE, '').replace(LONG_DATE, '').replaceAll('\u2060', ''),
        ),
      ),
    );
  }
}
