import 'dayjs/locale/it';

export { itIT as muiLocale } from '@mui/material/locale';
export { default as messages } from '../locales/it-IT.json?rest';
