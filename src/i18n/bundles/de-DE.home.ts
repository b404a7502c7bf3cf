import 'dayjs/locale/de';

export { default as messages } from '../locales/de-DE.json?home';
