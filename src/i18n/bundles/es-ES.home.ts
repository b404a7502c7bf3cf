import 'dayjs/locale/es';

export { default as messages } from '../locales/es-ES.json?home';
