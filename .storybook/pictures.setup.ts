import axe from 'axe-core';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import type { RunnerTestCase } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { Picture } from './pictures';
import { STORY_TIME_MS } from './storyTime';
import { VIEWPORTS, type Size } from './viewports';

/** What Storybook adds to the context of a test. */
interface StoryContext {
  readonly task: RunnerTestCase & { readonly meta: { readonly storyId?: string } };
  readonly story?: { readonly parameters: { readonly pictures: readonly Picture[] } };
}

/** Size of the window in px: no story is larger, because Vitest would scale it down. */
const WINDOW: Size = { width: 1280, height: 2400 };

/** All reference pictures. The glob is used for its paths only: no picture is loaded. */
const references = Object.keys(import.meta.glob('../{src,ui}/**/__screenshots__/*/*.png'));

/** The pictures of this file's stories, and whether `-t` left any story out. */
let names: string[] = [];
let stories: StoryContext['task'][] = [];

const isVisible = (element: Element) => element.getBoundingClientRect().height > 0;

/** The element to compare: the story alone, or the whole page where a dialog or a toast is open. */
function getSubject(): Element {
  const [only, ...others] = [...document.body.children].filter(isVisible);
  return only && others.length === 0 ? only : document.body;
}

/** Makes the window as high as the screen is long at this size. */
async function showWholeScreen({ width, height }: Size): Promise<void> {
  await page.viewport(width, height);
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

/** No text is too faint in the dark scheme. In the light one Storybook's own axe run checks it. */
async function expectDarkContrast(): Promise<void> {
  // Forced colours are the customer's own, and axe reads the page's.
  if (matchMedia('(forced-colors: active)').matches) return;
  setScheme('dark');
  const transitions = document.getAnimations().filter((a) => a instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] });
  expect(violations.flatMap(({ nodes }) => nodes.map((node) => node.failureSummary))).toEqual([]);
}

beforeEach(async ({ onTestFinished }) => {
  vi.setSystemTime(STORY_TIME_MS);
  // Also after a failure: a stopped clock keeps Vitest from loading this file for the next stories.
  onTestFinished(() => {
    vi.useRealTimers();
  });
  await commands.freshWindow(WINDOW.width, WINDOW.height);
});

/** Compares the pictures of a story once its play function has passed. */
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
    // Screens without a picture repeat the components and colours of one that has pictures.
    if (pictures.length > 0 || task.file.name.startsWith('ui/')) await expectDarkContrast();
  } finally {
    delete document.body.dataset['theme'];
  }
});

/** Every reference picture belongs to a story: the run itself fails where one is missing. */
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
