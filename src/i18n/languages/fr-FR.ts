export { frFR as muiTexts } from '@mui/material/locale';
export { default as messages } from '../locales/fr-FR.json';
