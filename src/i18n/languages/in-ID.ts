export { idID as muiTexts } from '@mui/material/locale';
export { default as messages } from '../locales/in-ID.json';
