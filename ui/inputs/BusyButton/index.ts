export { BusyButton, type BusyButtonProps } from './BusyButton';
export { buttonLook, type ButtonVariant } from './buttonLook';
