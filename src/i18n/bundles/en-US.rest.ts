export { enUS as muiLocale } from '@mui/material/locale';
export { default as messages } from '../locales/en-US.json?rest';
