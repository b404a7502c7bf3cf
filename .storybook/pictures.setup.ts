import axe from 'axe-core';
import { afterEach, expect, inject } from 'vitest';
import { page } from 'vitest/browser';

/** Share of pixels that may differ: the pinned browser draws alike on any machine to 0.2 %. */
const ALLOWED_SHARE = 0.002;

declare module 'vitest' {
  interface ProvidedContext {
    /** The stories run in the pinned browser: only its pictures can be compared. */
    readonly pinnedBrowser: boolean;
  }
}

interface StoryContext {
  readonly task: { readonly meta: { readonly storyId?: string } };
  readonly story?: { readonly globals: Readonly<Record<string, unknown>> };
}

/** A colour half-way from day to night is neither. */
const still = new CSSStyleSheet();
still.replaceSync(
  '*, *::before, *::after { transition: none !important; animation: none !important }',
);

const isSeen = (element: Element) => element.getBoundingClientRect().height > 0;

const seenParts = () => [...document.body.children].filter(isSeen);

/** Longer than anything in the house moves, in ms. */
const SETTLED_MS = 400;

/** The story alone, or the whole page where something stands above it (a dialog, a toast). */
async function pictured(): Promise<Element> {
  // What is just closing is no part of the picture.
  if (seenParts().length > 1) await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  const [only, ...others] = seenParts();
  return only && others.length === 0 ? only : document.body;
}

/** Nothing of the story is too faint to read in the scheme that shows. */
async function expectContrast(): Promise<void> {
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] });
  expect(violations.flatMap(({ nodes }) => nodes.map((node) => node.failureSummary))).toEqual([]);
}

const expectPicture = (part: Element, name: string): Promise<void> =>
  expect(page.elementLocator(part)).toMatchScreenshot(name, {
    comparatorName: 'pixelmatch',
    comparatorOptions: { allowedMismatchedPixelRatio: ALLOWED_SHARE },
  });

/**
 * After every story, once its play function has run: a picture by day and one by night, compared
 * with the committed ones. The scheme is set on the body, for MUI keeps the root's to itself.
 */
afterEach(async (context) => {
  const { task, story } = context as unknown as StoryContext;
  if (!task.meta.storyId) return;
  await document.fonts.ready;
  // A story of the night is the same story: its picture is there already.
  if (story?.globals['scheme'] === 'dark') return;
  const part = await pictured();
  document.adoptedStyleSheets.push(still);
  try {
    for (const scheme of ['light', 'dark']) {
      document.body.dataset['theme'] = scheme;
      await expectContrast();
      if (inject('pinnedBrowser')) await expectPicture(part, `${task.meta.storyId}-${scheme}`);
    }
  } finally {
    delete document.body.dataset['theme'];
    document.adoptedStyleSheets.pop();
  }
});
