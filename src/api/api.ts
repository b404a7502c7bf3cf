import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** The RTK Query slice; the calls are added by the `<domain>.api.ts` files. */
export const api = createApi({ reducerPath: 'api', baseQuery, endpoints: () => ({}) });
