import 'dayjs/locale/it';

export { default as messages } from '../locales/it-IT.json?home';
