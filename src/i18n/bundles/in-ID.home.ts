import 'dayjs/locale/id';

export { default as messages } from '../locales/in-ID.json?home';
