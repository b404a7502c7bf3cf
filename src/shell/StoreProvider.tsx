import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { store } from '../api/store';

interface Props {
  readonly children: ReactNode;
}

/** Around the screens that ask the service: only those load what it takes. */
export const StoreProvider = ({ children }: Props) => <Provider store={store}>{children}</Provider>;
