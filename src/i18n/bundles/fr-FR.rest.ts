import 'dayjs/locale/fr';

export { frFR as muiLocale } from '@mui/material/locale';
export { default as messages } from '../locales/fr-FR.json?rest';
