export { CheckboxRow, type CheckboxRowProps } from './CheckboxRow';
