export { onIdle } from './onIdle';
