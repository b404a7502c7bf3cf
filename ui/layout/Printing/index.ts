export { PrintedOnly } from './PrintedOnly';
export { PrintedSheets } from './PrintedSheets';
export { ScreenOnly } from './ScreenOnly';
