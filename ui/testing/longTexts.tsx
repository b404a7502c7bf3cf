import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';

/** The longest texts of ten languages and of customers' input, which every component must support. */
export const LONG = {
  german: 'Automatische Verlängerung Ihres Überwachungskameraabonnements ausschalten',
  /** Without spaces: the browser finds the word breaks. */
  thai: 'การบันทึกวิดีโอบนคลาวด์สำหรับกล้องทุกตัวในบ้านของคุณตลอดสามสิบวัน',
  /** 60 characters, the longest name of a device. */
  name: 'Kamera über dem Gartentor hinter dem Haus unserer Oma Ingrid',
  /** 60 characters without a break opportunity. */
  word: 'W'.repeat(60),
} as const;

/** All of them, for a vertical list. */
export const LONG_TEXTS: readonly string[] = Object.values(LONG);

/** Unbreakable texts: a syllable of 80 letters, an emoji sequence of 60, and stacked combining marks. */
export const UNBREAKABLE: readonly string[] = [
  '\u1100'.repeat(80),
  '👩\u200d'.repeat(60),
  `Z${'\u0301\u0323'.repeat(40)}e`,
];

/** Renders a component once per text, in a vertical list. */
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

/** Visually hidden text for screen readers, which is clipped on purpose. */
const isUnseen = (element: Element | null): boolean =>
  element !== null &&
  (getComputedStyle(element).clip !== 'auto' || isUnseen(element.parentElement));

/** How far the touch target of an icon may extend beyond its row. */
const FINGER_PX = 12;

/** Whether the content is wider than the element. Inputs are ignored, because they scroll their text. */
const isWider = (element: Element) =>
  !(element instanceof HTMLInputElement) &&
  element.clientWidth > 0 &&
  element.scrollWidth > element.clientWidth + FINGER_PX;

const isOutside = (element: Element) => {
  const { left, right, width } = element.getBoundingClientRect();
  return width > 0 && (left < -1 || right > document.documentElement.clientWidth + 1);
};

/** The tag and text of each element that is clipped or overflows the screen horizontally. */
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
 * For a story of long texts: its play function checks that nothing overflows on the smallest phone.
 * It needs no picture.
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

/** The nearest box that clips an element, if there is one. */
const cutBy = (element: Element | null): Element | null =>
  !element || getComputedStyle(element).overflow === 'clip'
    ? element
    : cutBy(element.parentElement);

/** The controls that the visible part of a name overlaps; there must be none. */
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

/** For a story of unbreakable names: each is clipped by its own box, which overlaps no control. */
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
