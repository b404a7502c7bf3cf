export { NativeCheckbox, type NativeCheckboxProps } from './NativeCheckbox';
