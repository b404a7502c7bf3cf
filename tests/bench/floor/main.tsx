/**
 * The floor pages: the portal's libraries around its sign-in form and around what its home shows,
 * and a device list of MUI alone, each used as its own guide shows. The portal can hardly be faster.
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
const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: lazyRouteComponent(() => import('./Home'), 'Home'),
});
const devices = createRoute({
  getParentRoute: () => rootRoute,
  path: '/devices',
  component: lazyRouteComponent(() => import('./DeviceList'), 'DeviceList'),
});
const router = createRouter({ routeTree: rootRoute.addChildren([login, home, devices]) });
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
