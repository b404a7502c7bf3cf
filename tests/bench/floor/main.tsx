/**
 * The floor page: the libraries of the portal's sign-in around one form, each used as its own guide
 * shows. The portal itself can hardly load faster.
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
