import type { ReactNode } from 'react';

/** Widths: 360, 480 and 720 px; never wider than the screen. */
export type DialogSize = 'small' | 'medium' | 'large';

/** On a phone `center` is a sheet at the bottom, where the thumb is. */
export type DialogPosition = 'center' | 'bottom' | 'top';

/** A button handler; one that answers `false` keeps the dialog open. */
export type DialogHandler =
  (() => boolean | Promise<boolean>) | (() => void) | (() => Promise<void>);

export interface DialogAction {
  id: string;
  label: string;
  onSelect?: DialogHandler | undefined;
  destructive?: boolean | undefined;
}

/** A dialog to be shown (section 2, "Modal dialog helper"). */
export interface DialogOptions {
  title?: ReactNode;
  content: ReactNode;
  /** `medium` unless set. */
  size?: DialogSize | undefined;
  /** `center` unless set. */
  position?: DialogPosition | undefined;
  /** Names the action; the host's default ("Ok") unless set. */
  confirmLabel?: string | undefined;
  /** The host's default ("Cancel") unless set. */
  cancelLabel?: string | undefined;
  hideConfirm?: boolean | undefined;
  hideCancel?: boolean | undefined;
  onConfirm?: DialogHandler | undefined;
  onCancel?: (() => void) | undefined;
  /** Further buttons beside confirm and cancel. */
  actions?: readonly DialogAction[] | undefined;
  /** Whether a press beside the dialog closes it; false by default. */
  maskClosable?: boolean | undefined;
  /** What confirm does cannot be undone: error colour, and never the focused default. */
  destructive?: boolean | undefined;
}

/** How a dialog ended. `closed`: by the mask or by `closeAll`. */
export type DialogResult =
  { by: 'confirm' } | { by: 'cancel' } | { by: 'action'; actionId: string } | { by: 'closed' };

/** The dialog on the screen. */
export interface ShownDialog {
  /** Counts up from 1: no two dialogs share one. */
  id: number;
  options: DialogOptions;
  /** The button whose handler is busy: `confirm` or the id of an action. */
  busy: string | null;
}

export interface DialogLabels {
  confirm: string;
  cancel: string;
}
