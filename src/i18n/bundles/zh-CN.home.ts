import 'dayjs/locale/zh-cn';

export { default as messages } from '../locales/zh-CN.json?home';
