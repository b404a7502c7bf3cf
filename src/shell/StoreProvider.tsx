import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { store } from '../api/store';
import { WithAllTexts } from './WithAllTexts';

interface Props {
  readonly children: ReactNode;
}

/** Around the screens that ask the service: only those load what it takes, and all texts. */
export const StoreProvider = ({ children }: Props) => (
  <Provider store={store}>
    <WithAllTexts>{children}</WithAllTexts>
  </Provider>
);
