import { configureStore } from '@reduxjs/toolkit';
import { api } from './api';

/** The Redux store with the cached responses. */
export const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (defaults) =>
    // Disabled because call arguments contain their endpoint, whose `schemas` is a function.
    defaults({ serializableCheck: false }).concat(api.middleware),
});

export type Store = typeof store;
