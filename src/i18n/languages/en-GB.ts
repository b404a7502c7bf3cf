export { default as messages } from '../locales/en-GB.json';
