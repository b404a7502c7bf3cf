export { itIT as muiTexts } from '@mui/material/locale';
export { default as messages } from '../locales/it-IT.json';
