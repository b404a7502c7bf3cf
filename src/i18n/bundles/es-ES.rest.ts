export { default as messages } from '../locales/es-ES.json?rest';
