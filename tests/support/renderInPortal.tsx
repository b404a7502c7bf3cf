import {
  RouterContextProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { api } from '../../src/api/api';
import { store } from '../../src/api/store';
import source from '../../src/i18n/locales/en-US.json';
import { dialogs, toasts } from '../../src/shell/feedback';

/** Renders a hook with what screens have: the store, English texts, and a router at `/start`. */
export function renderInPortal<Result>(hook: () => Result) {
  store.dispatch(api.util.resetApiState());
  const history = createMemoryHistory({ initialEntries: ['/start'] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>
      <IntlProvider locale="en-US" messages={source}>
        <RouterContextProvider router={router}>{children}</RouterContextProvider>
      </IntlProvider>
    </Provider>
  );
  return { ...renderHook(hook, { wrapper }), path: () => history.location.pathname };
}

/** What the toasts on the screen say, oldest first. */
export const toastMessages = () => toasts.getSnapshot().map(({ message }) => message);

/** The dialog on the screen. */
export const shownDialog = () => dialogs.getSnapshot()?.options;

/** Takes every toast and dialog away. */
export function clearFeedback(): void {
  dialogs.closeAll();
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
}
