import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface Home {
  readonly house: string;
  readonly plan: Readonly<
    Record<'name' | 'state' | 'renewal' | 'price' | 'devices' | 'left', string>
  >;
  readonly uncovered: readonly string[];
}

const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/' }),
  endpoints: (build) => ({
    home: build.query<Home, null>({ query: () => 'home.json' }),
    signIn: build.mutation<unknown, Credentials>({
      query: (body) => ({ url: 'login', method: 'POST', body }),
    }),
  }),
});

export const { useHomeQuery, useSignInMutation } = api;

export const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
});
