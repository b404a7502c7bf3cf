import 'dayjs/locale/th';

export { default as messages } from '../locales/th-TH.json?home';
