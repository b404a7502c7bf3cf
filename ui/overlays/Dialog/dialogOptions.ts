import type { ReactNode } from 'react';

/** Widths: 360, 480 and 720 px; never wider than the screen. */
export type DialogSize = 'small' | 'medium' | 'large';

/** On a phone `center` is a sheet at the bottom, in reach of the thumb. */
export type DialogPosition = 'center' | 'bottom' | 'top';

/** A button handler. Returning or resolving to `false` keeps the dialog open. */
export type DialogHandler =
  (() => boolean | Promise<boolean>) | (() => void) | (() => Promise<void>);

export interface DialogAction {
  id: string;
  label: string;
  onSelect?: DialogHandler | undefined;
  destructive?: boolean | undefined;
}

/** Options of a dialog ("Modal dialog helper"). */
export interface DialogOptions {
  title?: ReactNode;
  content: ReactNode;
  /** Default: `medium`. */
  size?: DialogSize | undefined;
  /** Default: `center`. */
  position?: DialogPosition | undefined;
  /** Names the action. Default: the label of the host ("Ok"). */
  confirmLabel?: string | undefined;
  /** Default: the label of the host ("Cancel"). */
  cancelLabel?: string | undefined;
  hideConfirm?: boolean | undefined;
  hideCancel?: boolean | undefined;
  onConfirm?: DialogHandler | undefined;
  onCancel?: (() => void) | undefined;
  /** Further buttons beside confirm and cancel. */
  actions?: readonly DialogAction[] | undefined;
  /** Whether a click on the backdrop closes the dialog. Default: false. */
  maskClosable?: boolean | undefined;
  /** Confirm cannot be undone: it is red, and cancel is the filled button with the initial focus. */
  destructive?: boolean | undefined;
}

/** How a dialog was closed. `closed`: by the backdrop or by `closeAll`. */
export type DialogResult =
  { by: 'confirm' } | { by: 'cancel' } | { by: 'action'; actionId: string } | { by: 'closed' };

/** The shown dialog. */
export interface ShownDialog {
  /** Unique, counting up from 1. */
  id: number;
  options: DialogOptions;
  /** The button whose handler is running: `confirm` or the id of an action. */
  busy: string | null;
}

export interface DialogLabels {
  confirm: string;
  cancel: string;
}
