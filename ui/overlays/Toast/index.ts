export { ToastHost, type ToastHostProps } from './ToastHost';
export {
  LOADING_TOAST_DELAY_MS,
  LOADING_TOAST_DURATION_MS,
  TOAST_DURATION_MS,
  ToastQueue,
  type LoadingToastOptions,
  type ShownToast,
  type ToastOptions,
  type ToastTone,
} from './ToastQueue';
