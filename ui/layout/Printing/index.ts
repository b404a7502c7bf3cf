export { PrintStyles } from './PrintStyles';
export { PrintedOnly } from './PrintedOnly';
