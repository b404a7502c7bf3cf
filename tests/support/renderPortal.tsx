/** Renders the whole portal in jsdom, for rules of one screen: the service is a stubbed `fetch`. */
import { RouterProvider, createMemoryHistory } from '@tanstack/react-router';
import { configure, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { catalogue } from '@homeview/contracts/catalogue';
import type { EndpointName } from '@homeview/contracts/catalogue';
import { resetApiState } from '../../src/api/api';
import { Providers } from '../../src/app/providers';
import { createPortalRouter } from '../../src/app/router';
import { loadCurrentLocale } from '../../src/i18n/LocaleProvider';
import { config } from '../../src/platform/launch/config';
import { stored } from '../../src/platform/storage/storedItems';
import { clearFeedback } from './renderInPortal';
import { store } from './portalStore';

// Allows for a busy machine.
configure({ asyncUtilTimeout: 12_000 });

/** The response to each call; may be replaced during a test. */
export type Answers = Partial<Record<EndpointName, () => Response | Promise<Response>>>;

export const ok = (data: unknown) => Response.json({ code: 200, data, desc: '' });
export const refused = (code: number, desc = '') => Response.json({ code, data: null, desc });

const names = Object.keys(catalogue) as EndpointName[];
const pathPattern = (name: EndpointName) =>
  new RegExp(`^${catalogue[name].path.replace(/\{\w+\}/g, '[^/]+')}$`);
const nameOf = (path: string) => names.find((name) => pathPattern(name).test(path));

/**
 * Stubs the service and returns the names of the calls made. A call without a response fails with
 * HTTP 503.
 */
export function stubService(answers: Answers): EndpointName[] {
  const calls: EndpointName[] = [];
  vi.stubGlobal('fetch', ({ url }: Request) => {
    const name = nameOf(new URL(url).pathname);
    if (name) calls.push(name);
    const answer = name && answers[name];
    return answer ? Promise.resolve(answer()) : Promise.resolve(new Response('', { status: 503 }));
  });
  return calls;
}

/** Clears storage, cache, toasts and dialogs. */
export function resetPortal(): void {
  localStorage.clear();
  sessionStorage.clear();
  store.dispatch(resetApiState());
  clearFeedback();
}

/** Stores a session of customer 1001. */
export function storeSession(): void {
  stored.token.set('access-1001');
  stored.refreshToken.set({ token: 'refresh-1001', expiresAt: 0 });
  stored.user.set({ id: '1001', username: 'demo@homeview.example' });
}

/** A button by its name. `hidden` skips the visibility checks, which take seconds in jsdom. */
export const button = (name: string) => screen.getByRole('button', { name, hidden: true });

/** Renders the portal at a path. */
export async function renderPortal(path: string) {
  const initial = await loadCurrentLocale();
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createPortalRouter({ config, store }, history);
  render(
    <Providers {...{ config, store, initial }}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
}
