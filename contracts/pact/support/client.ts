import './browserGlobals';
import { configureStore } from '@reduxjs/toolkit';
import { api } from '../../../src/api/api';
import { service } from '../../../src/api/request/send';
import { stored } from '../../../src/platform/storage/storedItems';
import { stateValues } from '../../vocabulary/stateValues';

/** The tokens that the provider states know. */
export const TOKEN = stateValues.accessToken.value;
export const REFRESH_TOKEN = stateValues.refreshToken.value;

/** A store like that of the app, with an empty cache. */
const makeStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(api.middleware),
  });

export type Dispatch = ReturnType<typeof makeStore>['dispatch'];
export type Send = (dispatch: Dispatch) => Promise<unknown>;

/** The result of a call, as a screen receives it. */
export type Outcome = { readonly data: unknown } | { readonly error: unknown };

/** Options for queries: one request, never from the cache. */
export const once = { subscribe: false, forceRefetch: true } as const;

/** Sends a call to a service with the portal's own client, signed in with the token. */
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

/** Whether the client has a session. */
export const holdsSession = (): boolean => stored.token.get() !== null;
