import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Fonts } from '@homeview/ui/Fonts';
import { AppTheme } from '@homeview/ui/theme';
import { DialogHost } from '@homeview/ui/Dialog';
import { ToastHost } from '@homeview/ui/Toast';
import { Console } from './Console';
import { dialogs } from './dialogs';
import { toasts } from './toasts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');

createRoot(root).render(
  <StrictMode>
    <AppTheme>
      <Fonts />
      <Console />
      <DialogHost queue={dialogs} defaultLabels={{ confirm: 'OK', cancel: 'Cancel' }} />
      <ToastHost queue={toasts} closeLabel="Close" />
    </AppTheme>
  </StrictMode>,
);
