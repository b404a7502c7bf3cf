export { esES as muiTexts } from '@mui/material/locale';
export { default as messages } from '../locales/es-ES.json';
