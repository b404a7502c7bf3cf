import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppTheme, createAppTheme, fontStackFor } from '@homeview/ui/theme';
import { ToastHost } from '@homeview/ui/Toast';
import { Console } from './Console';
import { toasts } from './toasts';

const theme = createAppTheme({ fontFamily: fontStackFor('en-US') });
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');

createRoot(root).render(
  <StrictMode>
    <AppTheme theme={theme}>
      <Console />
      <ToastHost queue={toasts} closeLabel="Close" />
    </AppTheme>
  </StrictMode>,
);
