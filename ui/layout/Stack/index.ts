export { BulletList, FormStack, ListStack, SideBySide, Stack, type StackProps } from './Stack';
