export { TextInput, type TextInputProps } from './TextInput';
export { FieldBox } from './FieldBox';
export { FieldFrame, FieldHelp, helpIdOf, type FieldFrameProps } from './Field';
