import { configureStore } from '@reduxjs/toolkit';
import { api } from './api';

/** What the service has answered. */
export const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (defaults) =>
    // The argument of a call holds its endpoint, which is data with one function: its schemas.
    defaults({ serializableCheck: false }).concat(api.middleware),
});

export type Store = typeof store;
