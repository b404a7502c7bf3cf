import axe from 'axe-core';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import type { RunnerTestCase } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { Picture } from './pictures';
import { STORY_TIME_MS } from './storyTime';
import { VIEWPORTS, type Size } from './viewports';

/** The fields that Storybook adds to the context of a test. */
interface StoryContext {
  readonly task: RunnerTestCase & { readonly meta: { readonly storyId?: string } };
  readonly story?: { readonly parameters: { readonly pictures: readonly Picture[] } };
}

/** Size of the window in px. No story may be larger, because Vitest would scale it down. */
const WINDOW: Size = { width: 1280, height: 2400 };

/** All reference pictures. The glob is used for its paths only: no picture is loaded. */
const references = Object.keys(import.meta.glob('../{src,ui}/**/__screenshots__/*/*.png'));

/** The picture names and tests of this file's stories. With `-t`, some stories may be missing. */
let names: string[] = [];
let stories: StoryContext['task'][] = [];

const isVisible = (element: Element) => element.getBoundingClientRect().height > 0;

/** The element to compare: the story, or the whole page if a dialog or toast is open. */
function getSubject(): Element {
  const [only, ...others] = [...document.body.children].filter(isVisible);
  return only && others.length === 0 ? only : document.body;
}

/** Resolves when a new window size is rendered: a media query may choose another layout. */
const rendered = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });

/** Makes the window as high as the content of the screen at this size. */
async function showWholeScreen({ width, height }: Size): Promise<void> {
  await page.viewport(width, height);
  await rendered();
  const { scrollHeight } = document.documentElement;
  await page.viewport(width, Math.min(scrollHeight, WINDOW.height));
}

/** MUI sets the scheme on the root element, so the body can override it. */
function setScheme(scheme: 'light' | 'dark'): void {
  document.body.dataset['theme'] = scheme;
}

async function show(picture: Picture): Promise<void> {
  setScheme(picture === 'dark' ? 'dark' : 'light');
  if (picture === 'phone' || picture === 'desktop') await showWholeScreen(VIEWPORTS[picture]);
}

/** Checks the text contrast in the dark scheme. Storybook's own axe run checks the light one. */
async function expectDarkContrast(): Promise<void> {
  // In forced-colors mode axe would check colours that are not painted.
  if (matchMedia('(forced-colors: active)').matches) return;
  setScheme('dark');
  const transitions = document.getAnimations().filter((a) => a instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] });
  expect(violations.flatMap(({ nodes }) => nodes.map((node) => node.failureSummary))).toEqual([]);
}

beforeEach(async ({ onTestFinished }) => {
  vi.setSystemTime(STORY_TIME_MS);
  // Runs even after a failure: with fake timers Vitest could not load this file for the next stories.
  onTestFinished(() => {
    vi.useRealTimers();
  });
  // A screen leaves its language behind, and some styles depend on it.
  document.documentElement.lang = 'en';
  await commands.freshWindow(WINDOW.width, WINDOW.height);
});

/** Compares the pictures of a story after its play function has passed. */
afterEach(async (context) => {
  const { task, story } = context as unknown as StoryContext;
  if (!task.meta.storyId || !story) return;
  const { pictures } = story.parameters;
  const name = (picture: Picture) => `${task.meta.storyId}-${picture}`.replace('--', '-');
  stories.push(task);
  names.push(...pictures.map(name));
  if (task.result?.state === 'fail') return;
  await document.fonts.ready;
  try {
    for (const picture of pictures) {
      await show(picture);
      await expect(page.elementLocator(getSubject())).toMatchScreenshot(name(picture));
    }
    // Screens without pictures use the same components and colours as those with pictures.
    if (pictures.length > 0 || task.file.name.startsWith('ui/')) await expectDarkContrast();
  } finally {
    delete document.body.dataset['theme'];
  }
});

/** Checks that every reference picture belongs to a story. A missing picture fails the story itself. */
afterAll(() => {
  const file = stories[0]?.file;
  const isWhole = file?.tasks.every((task) => stories.some(({ id }) => id === task.id));
  const orphans = references
    .filter((path) => path.includes(`/__screenshots__/${file?.name.split('/').pop()}/`))
    .filter((path) => !names.some((name) => path.includes(`/${name}-chromium-`)));
  names = [];
  stories = [];
  if (isWhole) expect(orphans, 'reference pictures of no story').toEqual([]);
});
