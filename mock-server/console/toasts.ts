import { ToastQueue } from '@homeview/ui/Toast';

/** The toasts of the console. */
export const toasts = new ToastQueue();
