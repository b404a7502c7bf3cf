import { configureStore } from '@reduxjs/toolkit';
import type { PortalConfig } from '../platform/launch/config';
import { api } from './api';

/** The Redux store with the cached responses. Calls find the configuration in `api.extra`. */
export const createStore = (config: PortalConfig) =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: config } }).concat(api.middleware),
  });

export type Store = ReturnType<typeof createStore>;
