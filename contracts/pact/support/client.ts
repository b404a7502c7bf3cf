import './browserGlobals';
import { createStore } from '../../../src/api/store';
import type { Store } from '../../../src/api/store';
import { config } from '../../../src/platform/launch/config';
import { stored } from '../../../src/platform/storage/storedItems';
import { stateValues } from '../../vocabulary/stateValues';

/** The tokens that the provider states know. */
export const TOKEN = stateValues.accessToken.value;
export const REFRESH_TOKEN = stateValues.refreshToken.value;

export type Dispatch = Store['dispatch'];
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
  try {
    return { data: await send(createStore({ ...config, serviceOrigin: origin }).dispatch) };
  } catch (error) {
    return { error };
  }
}

/** Whether the client has a session. */
export const holdsSession = (): boolean => stored.token.get() !== null;
