import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { store } from '../api/store';
import { WithTexts } from './WithTexts';
import type { ScreenTexts } from './screenTexts';

interface Props {
  readonly texts?: ScreenTexts;
  readonly children: ReactNode;
}

/** Around the screens that ask the service: only those load what it takes, and their texts. */
export const StoreProvider = ({ texts = 'all', children }: Props) => (
  <Provider store={store}>
    <WithTexts texts={texts}>{children}</WithTexts>
  </Provider>
);
