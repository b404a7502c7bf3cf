import 'dayjs/locale/de';

export { deDE as muiLocale } from '@mui/material/locale';
export { default as messages } from '../locales/de-DE.json?rest';
