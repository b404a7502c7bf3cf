export { default as messages } from '../locales/in-ID.json?rest';
