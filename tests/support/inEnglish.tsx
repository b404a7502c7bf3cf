import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { ToastHost } from '@homeview/ui/Toast';
import { AppTheme } from '@homeview/ui/theme';
import { loadLanguage } from '../../src/i18n/messages';
import { toasts } from '../../src/shell/feedback';
import { store } from './portalStore';

const { messages } = await loadLanguage['en-US']();

/** What a component needs in a unit test: an empty store, English texts, the theme and toasts. */
export const InEnglish = ({ children }: { readonly children: ReactNode }) => (
  <Provider store={store}>
    <IntlProvider locale="en-US" messages={messages}>
      <AppTheme>
        {children}
        <ToastHost queue={toasts} closeLabel="Close" />
      </AppTheme>
    </IntlProvider>
  </Provider>
);

/** Label and value of every fact on the page. */
export const factsIn = (container: HTMLElement): (string | null | undefined)[][] =>
  [...container.querySelectorAll('dl > div')].map((row) => [
    row.querySelector('dt')?.textContent,
    row.querySelector('dd')?.textContent,
  ]);
