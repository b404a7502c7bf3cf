export { default as messages } from '../locales/fr-FR.json?rest';
