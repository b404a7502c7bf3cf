/**
 * The floor page: the libraries of the portal's sign-in around one form, and a device list of MUI
 * alone, each used as its own guide shows. The portal itself can hardly be faster.
 */
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import {
  RouterProvider,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { LoginForm } from './LoginForm';
import { messages } from './messages';
import { store } from './store';

const rootRoute = createRootRoute();
const login = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  component: LoginForm,
});
const devices = createRoute({
  getParentRoute: () => rootRoute,
  path: '/devices',
  component: lazyRouteComponent(() => import('./DeviceList'), 'DeviceList'),
});
const router = createRouter({ routeTree: rootRoute.addChildren([login, devices]) });
const theme = createTheme({ cssVariables: true, colorSchemes: { dark: true } });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <IntlProvider locale="en-US" messages={messages}>
        <ThemeProvider theme={theme}>
          <CssBaseline />
          <RouterProvider router={router} />
        </ThemeProvider>
      </IntlProvider>
    </Provider>
  </StrictMode>,
);
