import 'dayjs/locale/en-gb';

export { default as messages } from '../locales/en-GB.json';
