export { DialogHost, type DialogHostProps } from './DialogHost';
export { DialogQueue } from './DialogQueue';
export type { DialogLabels } from './dialogOptions';
export type {
  DialogAction,
  DialogHandler,
  DialogOptions,
  DialogPosition,
  DialogResult,
  DialogSize,
  ShownDialog,
} from './dialogOptions';
