import { configureStore } from '@reduxjs/toolkit';
import { onForgetAnswers } from '../platform/heldAnswers';
import { api } from './api';

/** What the service has answered. Loaded with the first screen that asks it, not with the portal. */
export const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (defaults) =>
    // The argument of a call holds its endpoint, which is data with one function: its schemas.
    defaults({ serializableCheck: false }).concat(api.middleware),
});

onForgetAnswers(() => store.dispatch(api.util.resetApiState()));
