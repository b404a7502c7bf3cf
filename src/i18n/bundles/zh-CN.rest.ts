import 'dayjs/locale/zh-cn';

export { zhCN as muiLocale } from '@mui/material/locale';
export { default as messages } from '../locales/zh-CN.json?rest';
