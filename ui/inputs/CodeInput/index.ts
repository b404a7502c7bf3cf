export { CodeInput, type CodeFormat, type CodeInputProps } from './CodeInput';
