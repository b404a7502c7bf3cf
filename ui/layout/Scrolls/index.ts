export { useScrolls } from './useScrolls';
