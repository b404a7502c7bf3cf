import { createMemoryHistory } from '@tanstack/react-router';
import { forgetAnswers } from '../src/api/api';
import { service } from '../src/api/send';
import { store } from '../src/api/store';
import { createPortalRouter } from '../src/app/router';
import { loadCurrentLocale } from '../src/i18n/LocaleProvider';
import type { LoadedLocale } from '../src/i18n/LocaleProvider';
import { environment } from '../src/platform/environment';
import type { Environment } from '../src/platform/environment';
import { readLaunchParams } from '../src/platform/launchParams';
import type { Locale } from '../src/platform/locale';
import { dialogs, toasts } from '../src/shell/feedback';
import { hold } from './hold';
import type { CallName } from './hold';
import { SANDBOX_PREFIX } from './sandboxPrefix';

/** Which customer's world to show, and where to begin in it: as in a support link. */
export interface Wish {
  /** Id of the mock's registry. */
  readonly scenario: string;
  /** Path and query inside the portal; the scenario's own unless told. */
  readonly path?: string;
  readonly locale?: Locale;
  /** What goes wrong, as `call:kind:detail`. */
  readonly fault?: string;
  /** The call that is never answered. */
  readonly held?: CallName;
  /** Opened inside the provider's app. */
  readonly platform?: 'ios' | 'android';
  /** Nobody is signed in. */
  readonly signedOut?: boolean;
}

/** A portal that has been opened in a sandbox of its own. */
export interface Visit {
  readonly sandbox: string;
  readonly initial: LoadedLocale;
  readonly router: ReturnType<typeof createPortalRouter>;
}

const PREFIX = 'hv.';
const SECRETS = ['token', 'refreshToken', 'userId'];
const outside: Environment = { ...environment };

/** Puts everything that outlives a screen back, in the reverse order. */
let undo: (() => void)[] = [];

/** Ends the current visit: its calls and what it stored. */
export async function leave(): Promise<void> {
  // A call that is held fails now, and says so: that is gone before the next visit, too.
  store.dispatch(forgetAnswers());
  await new Promise((resolve) => setTimeout(resolve));
  for (const step of undo.reverse()) step();
  undo = [];
}

function emptyStorage(): void {
  for (const area of [localStorage, sessionStorage]) {
    for (const key of Object.keys(area)) if (key.startsWith(PREFIX)) area.removeItem(key);
  }
}

/** The address of a new sandbox, signed in by its query. @throws without a mock server. */
async function openSandbox(wish: Wish): Promise<{ sandbox: string; url: string }> {
  const { scenario, path, locale, fault } = wish;
  const response = await fetch('/__mock/sandboxes', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ scenario, path, locale, fault }),
  });
  if (response.status !== 201) {
    throw new Error(`No sandbox for the story (npm run storybook has the mock server):
      ${await response.text()}`);
  }
  return (await response.json()) as { sandbox: string; url: string };
}

/** Opens the portal as main.tsx does, in a new sandbox. */
export async function visit(wish: Wish): Promise<Visit> {
  await leave();
  const { sandbox, url } = await openSandbox(wish);
  const address = new URL(url);
  if (wish.signedOut) SECRETS.forEach((name) => address.searchParams.delete(name));
  emptyStorage();
  const inApp = wish.platform !== undefined;
  Object.assign(environment, { inApp, os: wish.platform ?? outside.os });
  service.origin = `${SANDBOX_PREFIX}/${sandbox}`;
  undo = [
    emptyStorage,
    () => dialogs.closeAll(),
    () => toasts.getSnapshot().forEach(({ id }) => toasts.dismiss(id)),
    () => Object.assign(environment, outside),
    () => (service.origin = ''),
    ...(wish.held ? [hold(wish.held)] : []),
  ];
  const { pathname, search } = readLaunchParams(address);
  const history = createMemoryHistory({ initialEntries: [pathname + search] });
  return {
    sandbox,
    initial: await loadCurrentLocale(),
    router: createPortalRouter(history),
  };
}
