import { afterEach, expect } from 'vitest';
import type { RunnerTestCase } from 'vitest';
import { page } from 'vitest/browser';
import { intlLocale, LOCALES } from '../src/platform/locale';
import type { Locale } from '../src/platform/locale';
import { brokenLines } from '../tests/support/brokenLines';
import { cutInControls, misplacedTexts } from '../tests/support/misplacedTexts';
import { VIEWPORTS, type Size } from './viewports';

/*
 * What holds for every screen in every state: one main heading; nothing cut off or overlapping on a
 * small phone and a desktop, with texts of twice the size, at 400 % with more space between lines,
 * letters and words (WCAG 1.4.10, 1.4.12), and in the customer's languages, where lines also break
 * between words.
 */

/** The customer's languages; the stories themselves are in English. */
const TRANSLATED = LOCALES.filter((locale) => !locale.startsWith('en'));

/** Two languages for a story, so that each screen meets all of them in its states. */
function languagesOf(storyId: string): readonly Locale[] {
  const place = [...storyId].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return [0, 3].flatMap((step) => TRANSLATED[(place + step) % TRANSLATED.length] ?? []);
}

const LARGE = 'html { font-size: 200% }';
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-bottom: 2em !important }';

const faults = () => [...new Set([...misplacedTexts(), ...cutInControls()])];

const readsWell = (where: string) => expect.poll(faults, { message: where }).toEqual([]);

/** Higher bars scroll with the page (`scrollRoom.ts`); a rounded pixel more than its 40 %. */
const HIGHEST_PINNED = 0.405;
/** The header and a bar. */
const MOST_PINNED = 0.65;

/** Bars that stay while the page scrolls, as shares of the window's height. */
const pinned = (): readonly number[] =>
  [...document.querySelectorAll('body *')]
    .filter((bar) => getComputedStyle(bar).position === 'sticky')
    .map((bar) => bar.getBoundingClientRect().height / window.innerHeight);

const sum = (shares: readonly number[]) => shares.reduce((total, share) => total + share, 0);

/** The same with a style sheet, as a customer may have one. */
async function readsWellWith(css: string): Promise<void> {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = css;
  try {
    await readsWell(css);
    const tooHigh = () => pinned().filter((share) => share > HIGHEST_PINNED);
    await expect.poll(tooHigh, { message: 'high pinned bars' }).toEqual([]);
    await expect
      .poll(() => sum(pinned()), { message: 'pinned bars' })
      .toBeLessThanOrEqual(MOST_PINNED);
  } finally {
    style.remove();
  }
}

const resize = ({ width, height }: Size) => page.viewport(width, height);

/** Changes the language in place, like the selection at sign-in. */
async function speak(locale: Locale): Promise<void> {
  localStorage.setItem('hv.locale', locale);
  window.dispatchEvent(new StorageEvent('storage', { key: 'hv.locale' }));
  // The first story in a language fetches its messages.
  await expect
    .poll(() => document.documentElement.lang, { timeout: 30_000 })
    .toBe(intlLocale(locale));
}

interface StoryContext {
  readonly task: RunnerTestCase & { readonly meta: { readonly storyId?: string } };
}

afterEach(async (context) => {
  const { task } = context as unknown as StoryContext;
  const { storyId } = task.meta;
  const isScreen = storyId !== undefined && !task.file.name.startsWith('ui/');
  if (!isScreen || task.result?.state === 'fail') return;
  // The runner's page has hidden headings too.
  const headings = [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility());
  expect(headings, 'main headings').toHaveLength(1);
  await resize(VIEWPORTS.desktop);
  await readsWell('on a desktop');
  await resize(VIEWPORTS.zoomed);
  await readsWellWith(SPACED);
  await resize(VIEWPORTS.smallPhone);
  await readsWell('on a small phone');
  await readsWellWith(LARGE);
  for (const locale of languagesOf(storyId)) {
    await speak(locale);
    await readsWell(locale);
    await expect.poll(brokenLines, { message: `${locale}: broken lines` }).toEqual([]);
  }
});
