import axe from 'axe-core';
import { afterEach, beforeEach, expect, inject } from 'vitest';
import { commands, page } from 'vitest/browser';

/** Share of pixels that may differ: the pinned browser draws alike on any machine to 0.2 %. */
const ALLOWED_SHARE = 0.002;

declare module 'vitest' {
  interface ProvidedContext {
    /** The stories run in the pinned browser: only its pictures can be compared. */
    readonly pinnedBrowser: boolean;
  }
}

interface StoryContext {
  readonly task: {
    readonly meta: { readonly storyId?: string };
    readonly file: { readonly name: string };
  };
  readonly story?: {
    readonly globals: Readonly<Record<string, unknown>>;
    /** `night: false`: its parts have pictures by night of their own. `unfolded`: see below. */
    readonly parameters: Readonly<Record<string, unknown>>;
  };
}

/** A colour half-way from day to night is neither. */
const still = new CSSStyleSheet();
still.replaceSync(
  '*, *::before, *::after { transition: none !important; animation: none !important }',
);

/**
 * Screens of the portal, and what asks to be seen in its full length. The top glow of screens is left
 * out of the pictures, which it makes twice as large.
 */
const isUnfolded = ({ task, story }: StoryContext) =>
  task.file.name.startsWith('src/') || story?.parameters['unfolded'] === true;
const plain = new CSSStyleSheet();
plain.replaceSync(`
  body { --hv-palette-surface-dusk: none !important }
  /* A dialog covers the window: the picture shows no more of the page. */
  body:has(> .MuiDialog-root) { height: 100dvh !important }
`);

/** Size of the window, in px: shows the longest screen. Vitest would shrink a story that is larger. */
const WINDOW = { width: 1280, height: 2400 };

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

const LOOK_MS = 100;
const LOOKS = 10;

/** The height of the page once it has stopped growing: the last answers may still be on their way. */
async function settledHeight(): Promise<number> {
  let height = -1;
  for (let look = 0; look < LOOKS; look += 1) {
    const { scrollHeight } = document.documentElement;
    if (scrollHeight === height) break;
    height = scrollHeight;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  return height;
}

/** A long page is shown in its full length, unless something stands above it. */
async function unfold(part: Element): Promise<void> {
  if (part === document.body) return;
  const height = Math.min(await settledHeight(), WINDOW.height);
  if (height > window.innerHeight) await page.viewport(window.innerWidth, height);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Back to the story's own size: what is as high as the window would grow with every look. */
async function fold({ width, height }: Size): Promise<void> {
  if (window.innerWidth !== width || window.innerHeight !== height) {
    await page.viewport(width, height);
  }
}

/** Nothing of the story is too faint to read in the scheme that shows. */
async function expectContrast(): Promise<void> {
  // Colours that the customer has chosen are theirs, and axe knows only ours.
  if (matchMedia('(forced-colors: active)').matches) return;
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] });
  expect(violations.flatMap(({ nodes }) => nodes.map((node) => node.failureSummary))).toEqual([]);
}

const matchPicture = async (name: string, screen: Size | null): Promise<void> => {
  if (screen) await fold(screen);
  const part = await pictured();
  if (screen) await unfold(part);
  await expect(page.elementLocator(part)).toMatchScreenshot(name, {
    comparatorName: 'pixelmatch',
    comparatorOptions: { allowedMismatchedPixelRatio: ALLOWED_SHARE },
  });
};

const LOOKS_AT_PICTURE = 3;

/** The page comes to look like its picture: on a busy machine the last of it comes late. */
async function expectPicture(name: string, screen: Size | null): Promise<void> {
  for (let look = 1; look < LOOKS_AT_PICTURE; look += 1) {
    try {
      return await matchPicture(name, screen);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
    }
  }
  await matchPicture(name, screen);
}

/** Stories follow one another in one page. */
beforeEach(() => commands.freshWindow(WINDOW.width, WINDOW.height));

/**
 * After every story, once its play function has run: a picture by day and one by night, compared
 * with the committed ones. The scheme is set on the body, for MUI keeps the root's to itself.
 */
afterEach(async (context) => {
  const shown = context as unknown as StoryContext;
  const { task, story } = shown;
  if (!task.meta.storyId) return;
  await document.fonts.ready;
  // A story of the night is the same story: its picture is there already.
  if (story?.globals['scheme'] === 'dark') return;
  const screen = isUnfolded(shown)
    ? { width: window.innerWidth, height: window.innerHeight }
    : null;
  const before = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets.push(still, ...(screen ? [plain] : []));
  try {
    const schemes = story?.parameters['night'] === false ? ['light'] : ['light', 'dark'];
    for (const scheme of schemes) {
      document.body.dataset['theme'] = scheme;
      if (inject('pinnedBrowser')) await expectPicture(`${task.meta.storyId}-${scheme}`, screen);
      // By day Storybook's own axe has looked at it.
      if (scheme === 'dark') await expectContrast();
    }
  } finally {
    delete document.body.dataset['theme'];
    document.adoptedStyleSheets = before;
  }
});
