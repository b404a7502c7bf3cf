import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { ToastHost } from '@homeview/ui/Toast';
import { AppTheme } from '@homeview/ui/theme';
import { loadLanguage } from '../../src/i18n/messages';
import { toasts } from '../../src/shell/feedback';

const { messages } = await loadLanguage['en-US']();

/** What a component needs in a unit test: English texts, the theme and toasts. */
export const InEnglish = ({ children }: { readonly children: ReactNode }) => (
  <IntlProvider locale="en-US" messages={messages}>
    <AppTheme>
      {children}
      <ToastHost queue={toasts} closeLabel="Close" />
    </AppTheme>
  </IntlProvider>
);

/** Label and value of every fact on the page. */
export const factsIn = (container: HTMLElement): (string | null | undefined)[][] =>
  [...container.querySelectorAll('dl > div')].map((row) => [
    row.querySelector('dt')?.textContent,
    row.querySelector('dd')?.textContent,
  ]);
