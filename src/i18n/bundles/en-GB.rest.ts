import 'dayjs/locale/en-gb';

export { enUS as muiLocale } from '@mui/material/locale';
export { default as messages } from '../locales/en-GB.json?rest';
