export { thTH as muiTexts } from '@mui/material/locale';
export { default as messages } from '../locales/th-TH.json';
