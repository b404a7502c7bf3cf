import 'dayjs/locale/fr';

export { default as messages } from '../locales/fr-FR.json?home';
