import { DialogQueue } from '@homeview/ui/Dialog';
import { ToastQueue } from '@homeview/ui/Toast';

/** The one dialog queue of the portal; its host is drawn by the app, inside the one React tree. */
export const dialogs = new DialogQueue();

/** The one toast queue of the portal. */
export const toasts = new ToastQueue();
