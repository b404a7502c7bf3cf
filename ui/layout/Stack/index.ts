export { FormStack, ListStack, SideBySide, Stack, type StackProps } from './Stack';
