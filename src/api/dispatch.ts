import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { PortalConfig } from '../platform/launch/config';

/** The store's dispatch, typed for the thunks of RTK Query. */
export type Dispatch = ThunkDispatch<unknown, PortalConfig, UnknownAction>;
export const useAppDispatch = () => useDispatch<Dispatch>();
