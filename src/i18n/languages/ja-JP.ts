export { jaJP as muiTexts } from '@mui/material/locale';
export { default as messages } from '../locales/ja-JP.json';
