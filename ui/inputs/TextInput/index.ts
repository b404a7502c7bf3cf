export { TextInput, type TextInputProps } from './TextInput';
export { FieldFrame, helpIdOf, type FieldFrameProps } from './Field';
