import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/** The store's dispatch, typed for the thunks of RTK Query. */
export type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
export const useAppDispatch = () => useDispatch<Dispatch>();
