import 'dayjs/locale/th';

export { thTH as muiLocale } from '@mui/material/locale';
export { default as messages } from '../locales/th-TH.json?rest';
