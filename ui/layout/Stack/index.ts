export { FormStack, ListStack, Stack, type StackProps } from './Stack';
