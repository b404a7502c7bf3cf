import 'dayjs/locale/es';

export { esES as muiLocale } from '@mui/material/locale';
export { default as messages } from '../locales/es-ES.json?rest';
