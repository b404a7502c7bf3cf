import './browserGlobals';
import { configureStore } from '@reduxjs/toolkit';
import { api } from '../../../src/api/api';
import { service } from '../../../src/api/request/send';
import { stored } from '../../../src/platform/storage/storedItems';

/** The well-known tokens of the provider states. */
export const TOKEN = 'access-1001';
export const REFRESH_TOKEN = 'refresh-1001';

/** A store like that of the app, without anything cached yet. */
const makeStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(api.middleware),
  });

export type Dispatch = ReturnType<typeof makeStore>['dispatch'];
export type Send = (dispatch: Dispatch) => Promise<unknown>;

/** How a call ended for the screen that made it. */
export type Outcome = { readonly data: unknown } | { readonly error: unknown };

/** For queries: once, and never from a cache. */
export const once = { subscribe: false, forceRefetch: true } as const;

/** Makes a call with the portal's own client against a service, signed in by the tokens. */
export async function callFrom(origin: string, send: Send, token: string | null): Promise<Outcome> {
  localStorage.clear();
  if (token !== null) {
    stored.token.set(token);
    stored.refreshToken.set({ token: REFRESH_TOKEN, expiresAt: Date.now() });
  }
  service.origin = origin;
  try {
    return { data: await send(makeStore().dispatch) };
  } catch (error) {
    return { error };
  }
}

/** True while the client holds a session. */
export const holdsSession = (): boolean => stored.token.get() !== null;
