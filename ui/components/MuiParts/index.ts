export { MuiParts } from './MuiParts';
