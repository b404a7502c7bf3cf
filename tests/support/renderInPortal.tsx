import {
  RouterContextProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router';
import { render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { api } from '../../src/api/api';
import source from '../../src/i18n/locales/en-US.json';
import { dialogs, toasts } from '../../src/shell/feedback';
import { Themed } from '../../ui/testing/Themed';
import { store as shared } from './portalStore';

/** The context of a screen: an emptied store, English texts, and a router at `/start`. */
function portal(store = shared) {
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
  return { wrapper, path: () => history.location.pathname };
}

/** Renders a hook in the portal; `path` returns the current path. Each tab has its own store. */
export function renderInPortal<Result>(hook: () => Result, store = shared) {
  const { wrapper, path } = portal(store);
  return { ...renderHook(hook, { wrapper }), path };
}

/** The text that a component renders in the portal. */
export function readInPortal(content: ReactNode): string {
  const { wrapper } = portal();
  return render(<Themed>{content}</Themed>, { wrapper }).container.textContent;
}

/** The messages of the toasts on the screen, oldest first. */
export const toastMessages = () => toasts.getSnapshot().map(({ message }) => message);

/** The dialog on the screen. */
export const shownDialog = () => dialogs.getSnapshot()?.options;

/** Closes every toast and dialog. */
export function clearFeedback(): void {
  dialogs.closeAll();
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
}
