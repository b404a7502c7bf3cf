export { deDE as muiTexts } from '@mui/material/locale';
export { default as messages } from '../locales/de-DE.json';
