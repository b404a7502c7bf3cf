import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';

/** What is longest in ten languages, and what customers type: normal input for every part. */
export const LONG = {
  german: 'Automatische Verlängerung Ihres Überwachungskameraabonnements ausschalten',
  /** No spaces: it wraps between words that only the browser knows. */
  thai: 'การบันทึกวิดีโอบนคลาวด์สำหรับกล้องทุกตัวในบ้านของคุณตลอดสามสิบวัน',
  /** 60 characters, the longest name of a device. */
  name: 'Kamera über dem Gartentor hinter dem Haus unserer Oma Ingrid',
  /** 60 characters without any place to wrap. */
  word: 'W'.repeat(60),
} as const;

/** All of them, to show one below the other. */
export const LONG_TEXTS: readonly string[] = Object.values(LONG);

/** What no browser can break: a syllable of 80 letters, a family of 60, and marks upon marks. */
export const UNBREAKABLE: readonly string[] = [
  '\u1100'.repeat(80),
  '👩\u200d'.repeat(60),
  `Z${'\u0301\u0323'.repeat(40)}e`,
];

/** A part with each of them, one below the other. */
export const inLongTexts = (
  draw: (text: string) => ReactNode,
  texts: readonly string[] = LONG_TEXTS,
) => (
  <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 }}>
    {texts.map((text) => (
      <Fragment key={text}>{draw(text)}</Fragment>
    ))}
  </div>
);

/** Said to screen readers only: clipped on purpose. */
const isUnseen = (element: Element | null): boolean =>
  element !== null &&
  (getComputedStyle(element).clip !== 'auto' || isUnseen(element.parentElement));

/** So far an icon's room for the finger may stand out of its row: the icon itself is in line. */
const FINGER_PX = 12;

/** A field scrolls what was typed into it. */
const isWider = (element: Element) =>
  !(element instanceof HTMLInputElement) &&
  element.clientWidth > 0 &&
  element.scrollWidth > element.clientWidth + FINGER_PX;

const isOutside = (element: Element) => {
  const { left, right, width } = element.getBoundingClientRect();
  return width > 0 && (left < -1 || right > document.documentElement.clientWidth + 1);
};

/** What is cut off or stands over the edge of the screen sideways: tag and words of each. */
const stickingOut = (): string[] =>
  [document.documentElement, ...document.body.querySelectorAll('*')]
    .filter((element) => !element.closest('style, script'))
    .filter((element) => !isUnseen(element) && (isWider(element) || isOutside(element)))
    .map((element) => {
      const { left, right } = element.getBoundingClientRect();
      const sizes = `${element.scrollWidth} in ${element.clientWidth}, ${left} to ${right}`;
      return `${element.tagName} ${sizes}: ${element.textContent.slice(-40)}`;
    });

/**
 * For a story of long texts: on the smallest phone nothing stands out sideways. Its play function
 * measures this, so it needs no picture.
 */
export const onTheSmallestPhone = {
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: [] },
  play: async () => {
    await document.fonts.ready;
    await expect(window.innerWidth).toBe(320);
    await expect(stickingOut()).toEqual([]);
  },
} as const;

/** The box that cuts what an element shows, if there is one. */
const cutBy = (element: Element | null): Element | null =>
  !element || getComputedStyle(element).overflow === 'clip'
    ? element
    : cutBy(element.parentElement);

/** What of the names can be seen, and what else is pressed: they must not meet. */
const metByNames = (names: readonly Element[]): string[] =>
  names.flatMap((name) => {
    const box = cutBy(name)?.getBoundingClientRect();
    if (!box || box.left < 0 || box.right > window.innerWidth) return ['a name is in no box'];
    return [...document.querySelectorAll('input')]
      .map((control) => control.getBoundingClientRect())
      .filter(({ width }) => width > 1)
      .filter(({ left, right, top, bottom }) =>
        [left < box.right, right > box.left, top < box.bottom, bottom > box.top].every(Boolean),
      )
      .map(({ left, top }) => `a name lies on what is at ${left}, ${top}`);
  });

/** For a story of names that cannot be broken: each is cut by its own box, which meets no control. */
export const inTheirOwnBox = {
  globals: onTheSmallestPhone.globals,
  parameters: { pictures: [] },
  play: async () => {
    await document.fonts.ready;
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    const names = [...document.querySelectorAll('bdi')].filter(({ textContent }) =>
      UNBREAKABLE.includes(textContent),
    );
    await expect(names.length).toBeGreaterThan(0);
    await expect(metByNames(names)).toEqual([]);
  },
} as const;
