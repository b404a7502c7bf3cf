import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ToastHost } from '@homeview/ui/Toast';
import { Fonts } from '@homeview/ui/Fonts';
import { AppTheme, fontStackFor } from '@homeview/ui/theme';
import type { Store } from '../api/store';
import { LocaleProvider } from '../i18n/LocaleProvider';
import type { LoadedLocale } from '../i18n/LocaleProvider';
import { useText } from '../i18n/useText';
import type { PortalConfig } from '../platform/launch/config';
import { PortalConfigContext } from '../platform/launch/usePortalConfig';
import { toasts } from '../shell/feedback';
import { Dialogs } from './Dialogs';

interface ThemedProps extends LoadedLocale {
  readonly children: ReactNode;
}

/** The theme for the page language, with dialogs and toasts inside the React tree. */
function Themed({ locale, muiTexts, children }: ThemedProps) {
  const text = useText();
  return (
    <AppTheme fontFamily={fontStackFor(locale)} muiTexts={muiTexts}>
      <Fonts />
      {children}
      <Dialogs />
      <ToastHost queue={toasts} closeLabel={text('common.close')} />
    </AppTheme>
  );
}

interface Props {
  readonly config: PortalConfig;
  readonly store: Store;
  readonly initial: LoadedLocale;
  readonly children: ReactNode;
}

/** All providers that the pages need. */
export const Providers = ({ config, store, initial, children }: Props) => (
  <PortalConfigContext value={config}>
    <Provider store={store}>
      <LocaleProvider initial={initial}>
        {(loaded) => <Themed {...loaded}>{children}</Themed>}
      </LocaleProvider>
    </Provider>
  </PortalConfigContext>
);
