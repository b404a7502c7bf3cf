export { onIdle as whenIdle } from './onIdle';
