import 'dayjs/locale/ja';

export { jaJP as muiLocale } from '@mui/material/locale';
export { default as messages } from '../locales/ja-JP.json?rest';
