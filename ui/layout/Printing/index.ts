export { PrintedOnly } from './PrintedOnly';
