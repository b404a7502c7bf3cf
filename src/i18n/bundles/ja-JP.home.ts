import 'dayjs/locale/ja';

export { default as messages } from '../locales/ja-JP.json?home';
