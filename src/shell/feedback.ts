import { DialogQueue } from '@homeview/ui/Dialog';
import { ToastQueue } from '@homeview/ui/Toast';

/** The dialog queue of the portal; `Dialogs` renders it inside the React tree. */
export const dialogs = new DialogQueue();

/** The toast queue of the portal. */
export const toasts = new ToastQueue();
