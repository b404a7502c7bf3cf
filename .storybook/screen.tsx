import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouterProvider } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Providers } from '../src/app/providers';
import { leave, visit } from './visit';
import type { Visit, Wish } from './visit';

/** What every group of screens shares. A screen's main state adds `screenPictures`. */
export const screenMeta = {
  // A page of documentation would open ten portals at once.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', pictures: [] },
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => leave,
} satisfies Meta;

/** The portal around a visit. */
function Portal({ initial, router }: Visit) {
  // The customer goes elsewhere before the screen does: its drafts are forgotten.
  useLayoutEffect(
    () => () => {
      router.history.replace('/');
      router.updateLatestLocation();
    },
    [router],
  );
  return (
    <Providers initial={initial}>
      <RouterProvider router={router} />
    </Providers>
  );
}

type Act = NonNullable<StoryObj['play']>;

const busyParts = (canvas: HTMLElement) => canvas.querySelectorAll('main [aria-busy="true"]');
const failure = (canvas: HTMLElement) => canvas.querySelector('main [role="alert"] button');

/** What a screen comes to. */
type Shown = 'loading' | 'failed' | 'loaded';

/** The screen stands still in the wanted state. */
async function expectShown(canvas: HTMLElement, shows: Shown): Promise<void> {
  await waitFor(
    async () => {
      await expect(canvas.querySelectorAll('h1')).toHaveLength(1);
      if (shows === 'loading') await expect(busyParts(canvas).length).toBeGreaterThan(0);
      else await expect(busyParts(canvas)).toHaveLength(0);
      if (shows === 'failed') await expect(failure(canvas)).toBeVisible();
      else await expect(failure(canvas)).toBeNull();
    },
    { timeout: 20_000 },
  );
}

const shownBy = ({ held, fault }: Wish): Shown => (held ? 'loading' : fault ? 'failed' : 'loaded');

/**
 * A screen of the portal in a state: the real store, router and language over the real mock server.
 * Loading is a call that is `held`, failed one with a `fault`, empty a scenario. `act` is what the
 * customer then does; a fault that only this meets is told by `shows`.
 */
export function screenStory(
  { shows, ...wish }: Wish & { readonly shows?: Shown },
  act?: Act,
): StoryObj {
  const end = shows ?? shownBy(wish);
  return {
    loaders: [() => visit(wish)],
    render: (_args, { loaded }) => {
      const entered = loaded as Visit;
      return <Portal key={entered.sandbox} {...entered} />;
    },
    play: async (context) => {
      await expectShown(context.canvasElement, end);
      await act?.(context);
    },
  };
}
