export { ToastHost, type ToastHostProps } from './ToastHost';
export {
  ToastQueue,
  type LoadingToastOptions,
  type ShownToast,
  type ToastOptions,
  type ToastTone,
} from './ToastQueue';
