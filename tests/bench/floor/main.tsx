/**
 * The floor: the libraries that the portal's sign-in would be put together from, each in the way its
 * own guide shows, around one form. Whatever the portal does, it cannot well be there sooner.
 */
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { RouterProvider, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
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
const router = createRouter({ routeTree: rootRoute.addChildren([login]) });
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
