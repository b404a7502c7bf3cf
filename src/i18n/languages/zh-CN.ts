export { zhCN as muiTexts } from '@mui/material/locale';
export { default as messages } from '../locales/zh-CN.json';
