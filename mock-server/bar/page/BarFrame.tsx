import type { ReactNode } from 'react';
import { DialogHost } from '@homeview/ui/Dialog';
import { ToastHost } from '@homeview/ui/Toast';
import { Fonts } from '@homeview/ui/Fonts';
import { AppTheme } from '@homeview/ui/theme';
import { dialogs } from '../../console/dialogs';
import { toasts } from '../../console/toasts';

/** What every page with the bar is in: theme, dialogs and toasts. */
export const BarFrame = ({ children }: { readonly children: ReactNode }) => (
  <AppTheme>
    <Fonts />
    {children}
    <DialogHost queue={dialogs} defaultLabels={{ confirm: 'OK', cancel: 'Cancel' }} />
    <ToastHost queue={toasts} closeLabel="Close" />
  </AppTheme>
);
