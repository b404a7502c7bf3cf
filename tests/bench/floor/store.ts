import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/' }),
  endpoints: (build) => ({
    signIn: build.mutation<unknown, Credentials>({
      query: (body) => ({ url: 'login', method: 'POST', body }),
    }),
  }),
});

export const { useSignInMutation } = api;

export const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
});
