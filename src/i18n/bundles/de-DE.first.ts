export { default as messages } from '../locales/de-DE.json?first';
