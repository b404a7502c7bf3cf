import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { Provider } from 'react-redux';
import { DialogHost } from '@homeview/ui/Dialog';
import { ToastHost } from '@homeview/ui/Toast';
import { AppTheme, createAppTheme, fontStackFor } from '@homeview/ui/theme';
import { LocaleProvider } from '../i18n/LocaleProvider';
import type { LoadedLocale } from '../i18n/LocaleProvider';
import { useText } from '../i18n/useText';
import { dialogs, toasts } from '../shell/feedback';
import { store } from './store';

interface ThemedProps extends LoadedLocale {
  readonly children: ReactNode;
}

/** The theme in the language of the page, with dialogs and toasts inside the one React tree. */
function Themed({ locale, bundle, children }: ThemedProps) {
  const text = useText();
  const theme = useMemo(
    () => createAppTheme({ muiLocale: bundle.muiLocale, fontFamily: fontStackFor(locale) }),
    [bundle, locale],
  );
  return (
    <AppTheme theme={theme}>
      {children}
      <DialogHost
        queue={dialogs}
        defaultLabels={{ confirm: text('common.ok'), cancel: text('common.cancel') }}
      />
      <ToastHost queue={toasts} closeLabel={text('common.close')} />
    </AppTheme>
  );
}

interface Props {
  readonly initial: LoadedLocale;
  readonly children: ReactNode;
}

/** Everything the screens stand on. */
export const Providers = ({ initial, children }: Props) => (
  <Provider store={store}>
    <LocaleProvider initial={initial}>
      {(loaded) => <Themed {...loaded}>{children}</Themed>}
    </LocaleProvider>
  </Provider>
);
