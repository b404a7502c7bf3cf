import { ToastQueue } from '@homeview/ui/Toast';

/** What the console says of what was done. */
export const toasts = new ToastQueue();
