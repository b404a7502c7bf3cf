import { DialogQueue } from '@homeview/ui/Dialog';

/** The dialogs of the console. */
export const dialogs = new DialogQueue();
