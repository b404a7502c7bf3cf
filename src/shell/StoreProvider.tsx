import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { store } from '../api/store';
import { WithTexts } from './WithTexts';
import { TEXT_PARTS } from '../i18n/textParts';
import type { TextPart } from '../i18n/textParts';

interface Props {
  readonly texts?: readonly TextPart[];
  readonly children: ReactNode;
}

/** Around the screens that ask the service: only those load what it takes, and their texts. */
export const StoreProvider = ({ texts = TEXT_PARTS, children }: Props) => (
  <Provider store={store}>
    <WithTexts texts={texts}>{children}</WithTexts>
  </Provider>
);
