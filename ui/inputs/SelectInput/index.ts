export { SelectInput, type SelectInputProps } from './SelectInput';
