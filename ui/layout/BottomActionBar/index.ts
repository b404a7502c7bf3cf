export { BottomActionBar, type BottomActionBarProps } from './BottomActionBar';
