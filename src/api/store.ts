import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import type { PortalConfig } from '../platform/launch/config';
import { api } from './api';

/** The Redux store with the cached responses. Calls find the configuration in `api.extra`. */
export function createStore(config: PortalConfig) {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: config } }).concat(api.middleware),
  });
  // For `refetchOnReconnect` and `skipPollingIfUnfocused`.
  setupListeners(store.dispatch);
  return store;
}

export type Store = ReturnType<typeof createStore>;
